<?php
/** Blocks: the page holds their settings, PHP writes their markup when the page is shown. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	$blocks = array(
		'form'          => 'render_form_block',
		'popup-trigger' => 'render_trigger_block',
		'cart-drawer'   => 'render_drawer_block',
	);
	foreach ( $blocks as $name => $render ) {
		register_block_type( dirname( MOUNTKIT_FILE ) . "/blocks/$name", array( 'render_callback' => __NAMESPACE__ . "\\$render" ) );
	}
} );

function render_form_block( array $attributes ): string {
	$form = array(
		'portal'     => $attributes['portalId'] ?? '',
		'id'         => $attributes['formId'] ?? '',
		'region'     => $attributes['region'] ?? '',
		'min_height' => $attributes['minHeight'] ?? '',
		'redirect'   => $attributes['redirectUrl'] ?? '',
	);
	return in_block( get_form( $form ) );
}

function render_trigger_block( array $attributes ): string {
	$trigger = array(
		'popup'  => $attributes['popupId'] ?? '',
		'panel'  => $attributes['panelId'] ?? '',
		'label'  => $attributes['label'] ?? '',
		'toggle' => $attributes['toggle'] ?? false,
		'class'  => 'wp-element-button',
	);
	return in_block( get_popup_trigger( $trigger ) );
}

function render_drawer_block( array $attributes ): string {
	return in_block( get_cart_drawer( array( 'label' => $attributes['label'] ?? '', 'title' => $attributes['title'] ?? '' ) ) );
}

/** Puts markup into the block's own element, which bears what was set in the editor; nothing stays nothing. */
function in_block( string $html ): string {
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
}
