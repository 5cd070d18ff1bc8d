<?php
namespace Mountkit\Tests;

use function Mountkit\complete_tag;
use function Mountkit\list_fields;
use function Mountkit\print_field;
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

const HOSTS = array(
	'source'    => 'https://cdn.test/',
	'provider'  => 'https://forms.test/',
	'providers' => array( 'https://more.test' ),
	'config'    => '{"addresses":{"fontsSrc":"https://fonts.test"},"mode":"live"}',
);

/** What becomes of the settings that name hosts when somebody types these. */
function save_over_hosts( array $may, array $typed ): array {
	begin_site( $may, array( 'mountkit_settings' => HOSTS ) );
	save_typed( $typed );
	return array_intersect_key( stored(), HOSTS );
}

test( 'who may not use unfiltered HTML changes no host, and is told of each setting that stays', function () {
	$typed = array(
		'source'    => 'https://evil.test/',
		'provider'  => '',
		'providers' => '',
		'config'    => '{"addresses":{"fontsSrc":"https://evil.test"}}',
		'kept'      => 'theme',
	);
	same( true, HOSTS == save_over_hosts( array( 'manage_options' ), $typed ) );
	same( array( 'theme' ), stored()['kept'] );
	$notices = $GLOBALS['site']['notices'];
	same( array( 'mountkit-source', 'mountkit-provider', 'mountkit-providers', 'mountkit-config' ), array_keys( $notices ) );
	same( 1, preg_match( '/^Serve the script from: .*unfiltered_html.* stays as it was\.$/', $notices['mountkit-source'] ) );
	same( array( 'https://evil.test/', array() ), array( save_over_hosts( OWNER, $typed )['source'], $GLOBALS['site']['notices'] ) );
} );

test( 'a field that somebody may not change is not sent, and shows what is stored', function () {
	foreach ( array( '' => OWNER, ' disabled' => array( 'manage_options' ) ) as $disabled => $may ) {
		begin_site( $may, array( 'mountkit_settings' => HOSTS ) );
		ob_start();
		print_field( array( 'key' => 'source' ) + list_fields()['source'] );
		same( 1, preg_match( "/ value=\"https:\/\/cdn.test\/\" [^>]*-help\"$disabled>/", ob_get_clean() ) );
	}
} );

test( 'what names no host in the config block may be changed by everybody who manages the plugin', function () {
	$config = '{"addresses":{"fontsSrc":"https://fonts.test"},"mode":"edit","popups":{"a":1}}';
	same( $config, save_over_hosts( array( 'manage_options' ), array( 'config' => $config ) )['config'] );
	same( array(), $GLOBALS['site']['notices'] );
	foreach ( array( '', '{"mode":"edit"}', '{"addresses":{"fontsSrc":"https://fonts.test"},"errorSink":"https://evil.test"}' ) as $refused ) {
		same( HOSTS['config'], save_over_hosts( array( 'manage_options' ), array( 'config' => $refused ) )['config'] );
	}
} );

test( 'the tag names the hosts that elements may name, and the notice each that is none', function () {
	begin_site( OWNER );
	save_typed( array( 'providers' => "https://A.test/ http://b.test:8080" ) );
	same( array( 'https://a.test', 'http://b.test:8080' ), stored()['providers'] );
	same( '<script async data-providers="https://a.test http://b.test:8080" src="m.js"></script>', complete_tag( '<script src="m.js"></script>', 'mountkit' ) );
	save_typed( array( 'providers' => 'https://c.test https://d.test/path ftp://e.test' ) );
	same( array( 'https://a.test', 'http://b.test:8080' ), stored()['providers'] );
	same( 1, preg_match( '#“https://d.test/path, ftp://e.test”#', $GLOBALS['site']['notices']['mountkit-providers'] ) );
} );
