<?php
/** The settings of the plugin: defaults, and what is accepted. Pure: no WordPress, no network. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** Who gets pages without the incumbents' scripts. */
const STATES = array( 'preview', 'on' );

const DIALECTS = array( 'elementor', 'woocommerce', 'hubspot' );

/** Where the plugin learns what a visitor allows. */
const CONSENT_SOURCES = array( 'none', 'wp-consent-api', 'cookie' );

function default_settings(): array {
	return array(
		'state'          => 'preview',
		'source'         => '',
		'provider'       => '',
		'providers'      => array(),
		'dialects'       => DIALECTS,
		'skipped_types'  => array(),
		'kept'           => array(),
		'always'         => false,
		'consent'        => 'none',
		'consent_cookie' => '',
		'consent_value'  => '',
		'config'         => '',
	);
}

/**
 * Reads what was typed or stored: array( settings, problems ). A problem is array( key, what was found ); a setting that
 * cannot be used is what it was before.
 */
function read_options( array $input, array $before ): array {
	$settings = array_merge( default_settings(), array_intersect_key( $before, default_settings() ) );
	$problems = array();
	foreach ( array_intersect_key( $input, $settings ) as $key => $value ) {
		$read = read_option( $key, $value );
		if ( null === $read ) {
			$problems[] = array( $key, name_problem( $key, $value ) );
		} else {
			$settings[ $key ] = $read;
		}
	}
	return array( $settings, $problems );
}

/** What of a setting cannot be used, in the words that were typed. */
function name_problem( string $key, $value ): string {
	if ( 'providers' === $key ) {
		return implode( ', ', array_diff( read_list( $value ), array_filter( read_list( $value ), __NAMESPACE__ . '\\read_origin' ) ) );
	}
	return is_string( $value ) ? substr( $value, 0, 80 ) : '';
}

/** One setting as it is kept; null where it cannot be used. */
function read_option( string $key, $value ) {
	switch ( $key ) {
		case 'state':
			return in_array( $value, STATES, true ) ? $value : null;
		case 'consent':
			return in_array( $value, CONSENT_SOURCES, true ) ? $value : null;
		case 'source':
		case 'provider':
			return is_string( $value ) ? read_address( $value ) : null;
		case 'providers':
			$origins = array_map( __NAMESPACE__ . '\\read_origin', read_list( $value ) );
			return in_array( null, $origins, true ) ? null : array_values( array_unique( $origins ) );
		case 'dialects':
			return array_values( array_intersect( DIALECTS, read_list( $value ) ) );
		case 'skipped_types':
		case 'kept':
			return preg_grep( '/^[\w.-]{1,100}$/', read_list( $value ) );
		case 'always':
			return in_array( $value, array( true, '1', 'yes' ), true );
		case 'consent_cookie':
			return is_string( $value ) && preg_match( '/^[\w.-]{0,100}$/', trim( $value ) ) ? trim( $value ) : null;
		case 'consent_value':
			return is_string( $value ) && strlen( $value ) <= 200 ? trim( $value ) : null;
		case 'config':
			return is_string( $value ) ? read_config( $value ) : null;
		default:
			return null;
	}
}

/** An address that begins with https:// or http://, with a slash at its end; empty for none; null where it is another. */
function read_address( string $text ): ?string {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	$parts   = parse_url( $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- pure; PHP reads addresses alike since 5.4.7.
	$is_ours = $parts && ! preg_match( '/[\s"\'<>\\\\]/', $text ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true );
	return $is_ours && ! empty( $parts['host'] ) && empty( $parts['user'] ) && ! isset( $parts['query'] ) && ! isset( $parts['fragment'] )
		? rtrim( $text, '/' ) . '/'
		: null;
}

/** A list of words, from an array or from a text with commas, spaces or lines; each once. */
function read_list( $value ): array {
	$words = is_string( $value ) ? preg_split( '/[\s,]+/', $value ) : $value;
	$words = is_array( $words ) ? array_map( 'trim', array_filter( $words, 'is_string' ) ) : array();
	return array_values( array_unique( array_filter( $words, 'strlen' ) ) );
}

/** The config block, as text that holds one JSON object; empty for none; null where it is anything else. */
function read_config( string $text ): ?string {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	return json_decode( $text ) instanceof \stdClass ? $text : null;
}
