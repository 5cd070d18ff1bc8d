<?php
/** The settings that name hosts, which not everybody who manages the plugin may change. Pure. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** Where scripts come from, and where forms come from and go to. */
const HOST_SETTINGS = array( 'source', 'provider', 'providers' );

/** Facts of the config block that name no host. Any other may name one, also one that this version does not know. */
const FACTS_WITHOUT_HOST = array( 'mode', 'user', 'breakpoints', 'serverTime', 'consent', 'popups' );

/** Puts the settings that name hosts back to what they were: array( settings, keys of those that had changed ). */
function keep_hosts( array $settings, array $before ): array {
	$changed = array_filter( HOST_SETTINGS, function ( string $key ) use ( $settings, $before ) {
		return $settings[ $key ] !== $before[ $key ];
	} );
	if ( list_host_facts( $settings['config'] ) !== list_host_facts( $before['config'] ) ) {
		$changed[] = 'config';
	}
	return array( array_intersect_key( $before, array_flip( $changed ) ) + $settings, $changed );
}

/** The facts of a config block that may name hosts. */
function list_host_facts( string $config ): array {
	return array_diff_key( (array) json_decode( $config, true ), array_flip( FACTS_WITHOUT_HOST ) );
}

/** An origin such as https://forms.example, in lower case; null where the text is another address, or none. */
function read_origin( string $text ): ?string {
	$origin = strtolower( rtrim( (string) read_address( $text ), '/' ) );
	return preg_match( '#^https?://(?:[\p{L}\p{N}.-]+|\[[0-9a-f:.]+\])(?::\d+)?$#u', $origin ) ? $origin : null;
}
