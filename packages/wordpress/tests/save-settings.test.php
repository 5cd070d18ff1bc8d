<?php
namespace Mountkit\Tests;

use function Mountkit\complete_tag;
use function Mountkit\sanitize_options;

const OWNER = array( 'manage_options', 'unfiltered_html' );

/** The stored settings. */
function stored(): array {
	return get_option( 'mountkit_settings', array() );
}

test( 'a backslash and a quotation mark survive saving again and again', function () {
	begin_site( OWNER );
	$typed = array( 'consent_value' => 'it\'s \\"yes\\"', 'config' => '{"note":"a \\\\ b \\" c"}' );
	save_typed( $typed );
	same( $typed, array_intersect_key( stored(), $typed ) );
	save_typed( array_intersect_key( stored(), $typed ) );
	same( $typed, array_intersect_key( stored(), $typed ) );
} );

test( 'the switch stores what was stored, not what code of the site filters', function () {
	begin_site( OWNER, array( 'mountkit_settings' => array( 'config' => '{"note":"\\\\"}' ) ) );
	add_filter( 'mountkit_settings', function ( $settings ) {
		return array( 'source' => 'https://cdn.test/' ) + $settings;
	} );
	\Mountkit\store_state( 'on' );
	same( array( 'on', '', '{"note":"\\\\"}' ), array( stored()['state'], stored()['source'], stored()['config'] ) );
} );

test( 'no setting is a pattern or a place holder in the tag', function () {
	begin_site( OWNER, array( 'mountkit_settings' => array( 'consent' => 'cookie', 'consent_cookie' => 'c', 'consent_value' => '$0 \\0' ) ) );
	same( '<script data-mountkit-consent="cookie" data-cookie="c" data-value="$0 \\0" src="c.js"></script>', complete_tag( '<script src="c.js"></script>', 'mountkit-consent' ) );
} );
