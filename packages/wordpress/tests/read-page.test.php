<?php
namespace Mountkit\Tests;

use function Mountkit\list_inline_code;
use function Mountkit\read_builder;

function read( string $html ): array {
	return read_builder( $html, require dirname( __DIR__ ) . '/plugin/tables/widget-types.php' );
}

function widget( string $type, array $settings = array() ): string {
	$data = $settings ? ' data-settings="' . htmlspecialchars( json_encode( $settings ) ) . '"' : '';
	return "<div class=\"elementor-element\" data-id=\"1a2b3c4\" data-element_type=\"widget\"$data data-widget_type=\"$type\"><p>x</p></div>";
}

test( 'widgets that need no script, or are replaced, block nothing', function () {
	$facts = read( widget( 'heading.default' ) . widget( 'heading.default' ) . widget( 'off-canvas.default' ) . widget( 'wp-widget-search.default' ) );
	same( array( 'heading' => 2, 'off-canvas' => 1, 'wp-widget-search' => 1 ), $facts['types'] );
	same( array(), $facts['blockers'] );
	same( true, $facts['is_whole'] );
} );

test( 'what the add-on adds to pages of a shop blocks nothing', function () {
	$types = array( 'woocommerce-menu-cart', 'woocommerce-cart', 'woocommerce-checkout-page', 'woocommerce-product-add-to-cart', 'woocommerce-my-account', 'woocommerce-purchase-summary', 'woocommerce-notices' );
	same( array(), read( implode( '', array_map( function ( $type ) {
		return widget( "$type.default" );
	}, $types ) ) )['blockers'] );
} );

test( 'unknown and not replaced widgets block, each once', function () {
	same( array( 'code-highlight', 'addon-thing' ), read( widget( 'code-highlight.default' ) . widget( 'code-highlight.default' ) . widget( 'addon-thing.x' ) )['blockers'] );
	same( array( 'e-paragraph' ), read( '<p data-element_type="e-paragraph">x</p>' )['blockers'] );
} );

test( 'settings of what is replaced bring no script back', function () {
	same( array(), read( widget( 'text-editor.default', array( 'drop_cap' => 'yes' ) ) )['blockers'] );
	same( array(), read( widget( 'loop-grid.post', array( 'pagination_type' => 'load_more_on_click' ) ) )['blockers'] );
} );

test( 'what any element may have blocks nothing', function () {
	$settings = array( '_animation' => 'fadeIn', 'sticky' => 'top', 'motion_fx_blur_effect' => 'yes' );
	same( array(), read( widget( 'heading.default', $settings ) )['blockers'] );
	$section = '<section data-element_type="section" data-settings="' . htmlspecialchars( '{"background_background":"video"}' ) . '">';
	same( array(), read( $section )['blockers'] );
} );

test( 'links to pictures, videos and lists of them block nothing', function () {
	same( array(), read( widget( 'image.default' ) . "<a href='/a.JPG?x=1' data-elementor-open-lightbox='yes'>" )['blockers'] );
	same( array(), read( widget( 'video.default', array( 'lightbox' => 'yes' ) ) . widget( 'video-playlist.default' ) )['blockers'] );
} );

test( 'link actions that are not ours block', function () {
	same( array(), read( '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJ">' )['blockers'] );
	same( array(), read( '<a href="#elementor-action:action=lightbox&amp;settings=x">' )['blockers'] );
	same( array( 'link action other' ), read( '<a href="#elementor-action:action=other&amp;settings=x">' )['blockers'] );
} );

test( 'what cannot be read is said', function () {
	same( false, read( '<div data-settings="{&quot;a&quot;:" data-element_type="widget" data-widget_type="heading.default">' )['is_whole'] );
	same( false, read( '<div title="a > b" data-element_type="widget" data-widget_type="heading.default">' )['is_whole'] );
} );

test( 'inline code is code, data blocks and addresses are not', function () {
	$html = '<script>a()</script><script type="application/json">{"b":1}</script><script src="c.js"></script>'
		. '<script type="module">d()</script><script type=text/javascript>e()</script><script type="text/template">$("f")</script><script> </script>';
	same( array( 'a()', 'd()', 'e()' ), list_inline_code( $html ) );
	same( array(), list_inline_code( '<p>no script</p>' ) );
} );
