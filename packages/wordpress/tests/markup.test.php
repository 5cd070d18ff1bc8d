<?php
namespace Mountkit\Tests;

use function Mountkit\drawer_markup;
use function Mountkit\form_markup;
use function Mountkit\trigger_markup;

const FORM = array(
	'portal'     => '8100231',
	'id'         => '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
	'region'     => '',
	'env'        => '',
	'locale'     => '',
	'min_height' => '',
	'redirect'   => '',
);

test( 'a form names its host\'s ids, and nothing that was not given', function () {
	same(
		'<div class="mountkit-form" data-mountkit="form" data-portal-id="8100231" data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"></div>',
		form_markup( FORM )
	);
	same( 1, preg_match( '/ data-region="eu1" data-min-height="160"/', form_markup( array( 'region' => 'eu1', 'min_height' => '160' ) + FORM ) ) );
} );

test( 'a form without usable ids is nothing', function () {
	same( '', form_markup( array( 'portal' => 'x' ) + FORM ) );
	same( '', form_markup( array( 'id' => '"><script>' ) + FORM ) );
} );

test( 'no value becomes markup or code', function () {
	$html = form_markup( array( 'region' => '"><b>', 'redirect' => 'javascript:alert(1)', 'locale' => '<' ) + FORM, 'a"b' );
	same( 0, preg_match( '/<b>|javascript|data-locale|data-region/', $html ) );
	same( 1, preg_match( '/class="mountkit-form a&quot;b"/', $html ) );
	same( '', trigger_markup( array( 'popup' => '7"', 'panel' => '', 'label' => 'x', 'toggle' => false ) ) );
	same( true, false !== strpos( trigger_markup( array( 'popup' => '7', 'panel' => '', 'label' => '<i>', 'toggle' => false ) ), '>&lt;i&gt;<' ) );
} );

test( 'a trigger is a link action', function () {
	same( '<a class="mountkit-trigger" href="#mountkit:popup:open?id=77&amp;toggle=true">Open</a>', trigger_markup( array( 'popup' => '77', 'panel' => '', 'label' => 'Open', 'toggle' => true ) ) );
	same( '<a class="mountkit-trigger" href="#mountkit:off_canvas:open?id=a-b">Open</a>', trigger_markup( array( 'popup' => '', 'panel' => 'a-b', 'label' => 'Open', 'toggle' => false ) ) );
} );

test( 'a drawer is a named panel with the mini cart in it', function () {
	$html = drawer_markup( array( 'id' => 'cart-1', 'label' => 'Cart', 'title' => 'Your "cart"', 'close' => 'Close' ), '<ul></ul>' );
	same( 1, preg_match( '/data-mountkit="off-canvas" data-off-canvas-id="cart-1" .*aria-labelledby="cart-1-title" hidden>/', $html ) );
	same( 1, preg_match( '#<h2 id="cart-1-title">Your &quot;cart&quot;</h2>#', $html ) );
	same( 1, preg_match( '#<div class="widget_shopping_cart_content"><ul></ul></div></div>$#', $html ) );
} );
