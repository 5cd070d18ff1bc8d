<?php
/** The markup that mountkit mounts widgets on. Pure: values in, escaped HTML out. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** Writes attributes, each with a space before it. True is an empty attribute; null, false and '' are left out. */
function write_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( null === $value || false === $value || '' === $value ) {
			continue;
		}
		$name  = preg_replace( '/[^a-z0-9-]/', '', strtolower( (string) $name ) );
		$html .= true === $value ? " $name" : " $name=\"" . escape( (string) $value ) . '"';
	}
	return $html;
}

/** Adds attributes to the script that has a file; inline code beside it stays as it is. */
function add_to_script( string $tag, array $attributes ): string {
	$start = '<script' . write_attributes( $attributes );
	return preg_match( '/<script\b(?=[^>]*\ssrc=)/', $tag, $found, PREG_OFFSET_CAPTURE ) ? substr_replace( $tag, $start, $found[0][1], strlen( '<script' ) ) : $tag;
}

function escape( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' );
}

/** Writes a form: `portal`, `id`, and optionally `region`, `env`, `locale`, `min_height` and `redirect`. Empty without ids. */
function form_markup( array $form, string $class = '' ): string {
	if ( ! preg_match( '/^\d{1,20}$/', $form['portal'] ) || ! preg_match( '/^[0-9a-f-]{36}$/i', $form['id'] ) ) {
		return '';
	}
	return '<div' . write_attributes( array(
		'class'             => trim( "mountkit-form $class" ),
		'data-mountkit'     => 'form',
		'data-portal-id'    => $form['portal'],
		'data-form-id'      => $form['id'],
		'data-region'       => preg_match( '/^[a-z]{2}\d$/', $form['region'] ) ? $form['region'] : '',
		'data-env'          => 'qa' === $form['env'] ? 'qa' : '',
		'data-locale'       => preg_match( '/^[A-Za-z-]{2,15}$/', $form['locale'] ) ? $form['locale'] : '',
		'data-min-height'   => ctype_digit( $form['min_height'] ) ? $form['min_height'] : '',
		'data-redirect-url' => preg_match( '#^(?:https?:/)?/#i', $form['redirect'] ) ? $form['redirect'] : '',
	) ) . '></div>';
}

/** Writes a link that opens a popup or an off-canvas panel: `popup` or `panel`, `label`, `toggle`. Empty without an id. */
function trigger_markup( array $trigger, string $class = '' ): string {
	$is_panel = '' !== $trigger['panel'];
	$id       = $is_panel ? $trigger['panel'] : $trigger['popup'];
	if ( ! preg_match( '/^[\w-]{1,100}$/', $id ) || '' === $trigger['label'] ) {
		return '';
	}
	$action = $is_panel ? ( $trigger['toggle'] ? 'off_canvas:toggle' : 'off_canvas:open' ) : 'popup:open';
	$toggle = ! $is_panel && $trigger['toggle'] ? '&toggle=true' : '';
	return '<a' . write_attributes( array(
		'class' => trim( "mountkit-trigger $class" ),
		'href'  => "#mountkit:$action?id=$id$toggle",
	) ) . '>' . escape( $trigger['label'] ) . '</a>';
}

/**
 * Writes a cart drawer: the link that opens it, and the panel with the shop's mini cart in it. $cart is markup of the
 * shop, which is trusted; labels are text.
 */
function drawer_markup( array $drawer, string $cart, string $class = '' ): string {
	$id    = preg_replace( '/[^\w-]/', '', $drawer['id'] );
	$title = "$id-title";
	$link  = trigger_markup( array( 'panel' => $id, 'popup' => '', 'label' => $drawer['label'], 'toggle' => true ), trim( "mountkit-cart-link $class" ) );
	$panel = write_attributes( array(
		'class'              => 'mountkit-cart-drawer',
		'data-mountkit'      => 'off-canvas',
		'data-off-canvas-id' => $id,
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- pure.
		'data-settings'      => (string) json_encode( array( 'prevent_scroll' => 'yes', 'close_label' => $drawer['close'] ) ),
		'aria-labelledby'    => $title,
		'hidden'             => true,
	) );
	$title = '<h2' . write_attributes( array( 'id' => $title ) ) . '>' . escape( $drawer['title'] ) . '</h2>';
	return "$link<div$panel>$title<div class=\"widget_shopping_cart_content\">$cart</div></div>";
}
