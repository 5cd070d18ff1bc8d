<?php
/** The settings as the site has them. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const OPTION = 'mountkit_settings';

/** The settings that are stored, always complete and valid: what the admin shows and changes. */
function load_stored_settings(): array {
	$stored = get_option( OPTION, array() );
	return read_options( is_array( $stored ) ? $stored : array(), array() )[0];
}

/** The settings that pages have: those that are stored, and what code of the site makes of them. */
function load_settings(): array {
	$settings = load_stored_settings();
	/** Filters the settings of the plugin. What is not valid is ignored. */
	list( $settings ) = read_options( (array) apply_filters( 'mountkit_settings', $settings ), $settings );
	return $settings;
}

/** The plugin's version, which is in the address of its files. */
function get_version(): string {
	static $version = '';
	if ( '' === $version ) {
		$version = get_file_data( MOUNTKIT_FILE, array( 'version' => 'Version' ) )['version'];
	}
	return $version;
}

/** Who may change which hosts scripts and forms come from. In a network these are the super admins. */
function may_name_hosts(): bool {
	return current_user_can( 'unfiltered_html' );
}

/** Who may look at previews and change the settings. */
function may_manage(): bool {
	return current_user_can( 'manage_options' );
}
