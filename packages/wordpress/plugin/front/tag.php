<?php
/** The script tag, and the config block beside it. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'mountkit';

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\add_tag' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\complete_tag', 20, 2 );
add_action( 'wp_head', __NAMESPACE__ . '\\print_config', 2 );

function add_tag(): void {
	/** Filters whether the current page gets the script tag. */
	if ( ! apply_filters( 'mountkit_add_tag', true ) ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the address has the version.
	wp_enqueue_script( HANDLE, get_file_address( 'mountkit.js' ), array(), null, false );
	$settings = load_settings();
	if ( 'none' !== $settings['consent'] ) {
		wp_enqueue_script( 'mountkit-consent', plugins_url( 'assets/consent.js', MOUNTKIT_FILE ), array(), get_version(), false );
	}
}

/** A built file: in the plugin's folder, or in the folder of this version elsewhere. */
function get_file_address( string $file ): string {
	$elsewhere = load_settings()['source'];
	return '' === $elsewhere
		? add_query_arg( 'ver', get_version(), plugins_url( "dist/$file", MOUNTKIT_FILE ) )
		: $elsewhere . get_version() . "/$file";
}

/** Adds the attributes of the tag, and the integrity of a file that comes from elsewhere. */
function complete_tag( string $tag, string $handle ): string {
	if ( 'mountkit-consent' === $handle ) {
		return add_to_script( $tag, get_consent_attributes() );
	}
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$settings   = load_settings();
	$attributes = array(
		'async'          => true,
		'data-provider'  => $settings['provider'],
		'data-providers' => implode( ' ', $settings['providers'] ),
		'data-dialects'  => implode( ' ', get_dialects() ),
	);
	$attributes += get_integrity_attributes( 'mountkit.js' );
	/** Filters the attributes of the script tag: name => value; true for one without a value. */
	$attributes = (array) apply_filters( 'mountkit_tag_attributes', $attributes );
	$complete   = add_to_script( $tag, $attributes );
	// The embed plugin's queue expects its own script's object; without it the first form of a page would be lost.
	$shim = in_array( 'hubspot', get_dialects(), true ) ? wp_get_inline_script_tag( 'window.hubspot=window.hubspot||{};hubspot.utils=hubspot.utils||{};' ) : '';
	return get_early_style() . $shim . $complete;
}

/** The style by which the page builder's elements lie from the start as they will with our script; it is taken from the same source. */
function get_early_style(): string {
	if ( ! in_array( 'elementor', get_dialects(), true ) ) {
		return '';
	}
	$file       = 'early-elementor.css';
	$attributes = array( 'rel' => 'stylesheet', 'href' => get_file_address( $file ) ) + get_integrity_attributes( $file );
	return '<link' . write_attributes( $attributes ) . ">\n";
}

/** What the tag's dialects are on this page: those whose scripts are out, since nothing may be handled twice. */
function get_dialects(): array {
	$plan = get_plan();
	/** Filters the dialects of the tag on the current page. */
	return array_values( array_intersect( DIALECTS, (array) apply_filters( 'mountkit_dialects', $plan ? $plan['dialects'] : array() ) ) );
}

/** The manifest of the built files: name => raw, gzip, brotli, integrity. */
function read_manifest(): array {
	static $manifest = null;
	if ( null === $manifest ) {
		$path     = dirname( MOUNTKIT_FILE ) . '/dist/manifest.json';
		$manifest = is_readable( $path ) ? (array) wp_json_file_decode( $path, array( 'associative' => true ) ) : array();
	}
	return $manifest;
}

/** Prints the config block: what the settings say, over what WordPress knows. */
function print_config(): void {
	$user   = wp_get_current_user();
	$config = array( 'rest' => array( 'base' => esc_url_raw( rest_url() ) ) );
	if ( $user->exists() ) {
		$config['user'] = array( 'loggedIn' => true, 'roles' => array_values( $user->roles ) );
	}
	$settings = load_settings();
	if ( 'none' !== $settings['consent'] ) {
		$config['consent'] = array( 'marketing' => false );
	}
	$typed  = '' === $settings['config'] ? array() : json_decode( $settings['config'], true );
	$config = array_replace_recursive( $config, is_array( $typed ) ? $typed : array() );
	/** Filters the config block of the current page, an array as the handbook describes it. */
	$config = (array) apply_filters( 'mountkit_config', $config );
	echo '<script type="application/json" data-mountkit-config>' . wp_json_encode( (object) $config, JSON_HEX_TAG | JSON_HEX_AMP ) . "</script>\n";
}

function get_consent_attributes(): array {
	$settings = load_settings();
	return array(
		'data-mountkit-consent' => $settings['consent'],
		'data-cookie'           => 'cookie' === $settings['consent'] ? $settings['consent_cookie'] : '',
		'data-value'            => 'cookie' === $settings['consent'] ? $settings['consent_value'] : '',
	);
}
