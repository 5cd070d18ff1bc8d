<?php
namespace Mountkit\Tests;

use function Mountkit\default_settings;
use function Mountkit\read_options;

function option( string $key, $value ) {
	list( $settings, $problems ) = read_options( array( $key => $value ), array() );
	return $problems ? 'refused' : $settings[ $key ];
}

test( 'settings begin with defaults, and unknown ones are dropped', function () {
	same( array( default_settings(), array() ), read_options( array( 'evil' => 1 ), array( 'old' => 2 ) ) );
} );

test( 'addresses are http or https, with a slash at the end', function () {
	same( 'https://forms.test/', option( 'provider', ' https://forms.test ' ) );
	same( 'http://localhost:4173/a/', option( 'source', 'http://localhost:4173/a/' ) );
	same( '', option( 'provider', '  ' ) );
	foreach ( array( 'javascript:alert(1)', '//x.test', 'https://', 'https://a:b@x.test', 'https://x.test/?a', 'https://x.test/"onload=', 'https://x.test\\@y.test', 'x', array( 'x' ) ) as $bad ) {
		same( 'refused', option( 'provider', $bad ) );
	}
} );

test( 'a further forms host is an origin, and nothing else', function () {
	same( array( 'https://a.test', 'http://[::1]:8080' ), option( 'providers', 'https://A.test/, http://[::1]:8080 https://a.test' ) );
	same( array(), option( 'providers', '' ) );
	foreach ( array( 'https://a.test/x', 'https://*.test', '//a.test', 'a.test', 'data:x', 'https://a:b@c.test', 'https://a.test?x', 'https://a.test;b', 'https://a.test:x' ) as $bad ) {
		same( 'refused', option( 'providers', "https://good.test $bad" ) );
	}
} );

test( 'what is refused stays as it was, and is told', function () {
	$before = array( 'provider' => 'https://a.test/' );
	same( array( array( 'provider', 'nonsense' ) ), read_options( array( 'provider' => 'nonsense' ), $before )[1] );
	same( 'https://a.test/', read_options( array( 'provider' => 'nonsense' ), $before )[0]['provider'] );
} );

test( 'the config block is one JSON object', function () {
	same( '{"mode":"live"}', option( 'config', ' {"mode":"live"} ' ) );
	same( '', option( 'config', '' ) );
	foreach ( array( '[]', '1', '{', '"x"', null ) as $bad ) {
		same( 'refused', option( 'config', $bad ) );
	}
} );

test( 'lists come from lists and from text', function () {
	same( array( 'jquery', 'my-script.2' ), option( 'kept', "jquery,\n my-script.2  jquery <b>" ) );
	same( array( 'woocommerce' ), option( 'dialects', array( 'woocommerce', 'other', 5 ) ) );
	same( array(), option( 'dialects', '' ) );
	same( 'refused', option( 'state', 'off' ) );
	same( array( true, false ), array( option( 'always', '1' ), option( 'always', '' ) ) );
	same( 'refused', option( 'consent_cookie', 'a=b; c' ) );
} );
