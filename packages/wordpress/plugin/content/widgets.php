<?php
/** Functions for themes and plugins: the same markup as the shortcodes and blocks. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** The markup of a form: `portal`, `id`, and optionally `region`, `env`, `locale`, `min_height`, `redirect`, `class`. */
function get_form( array $form ): string {
	$form = complete( $form, array( 'portal', 'id', 'region', 'env', 'locale', 'min_height', 'redirect', 'class' ) );
	return finish_markup( form_markup( $form, clean_classes( $form['class'] ) ), 'form', $form );
}

/** The markup of a link that opens a popup (`popup`) or a panel (`panel`): `label`, `toggle`, `class`. */
function get_popup_trigger( array $trigger ): string {
	$trigger           = complete( $trigger, array( 'popup', 'panel', 'label', 'toggle', 'class' ) );
	$trigger['label']  = '' === $trigger['label'] ? __( 'Open', 'mountkit' ) : $trigger['label'];
	$trigger['toggle'] = in_array( $trigger['toggle'], array( '1', 'true', 'yes' ), true );
	return finish_markup( trigger_markup( $trigger, clean_classes( $trigger['class'] ) ), 'popup-trigger', $trigger );
}

/** The markup of a cart drawer: `label`, `title`, `class`. Empty where there is no shop. */
function get_cart_drawer( array $drawer ): string {
	$drawer = complete( $drawer, array( 'label', 'title', 'class' ) );
	if ( ! function_exists( 'WC' ) || ! function_exists( 'woocommerce_mini_cart' ) ) {
		return finish_markup( '', 'cart-drawer', $drawer );
	}
	$drawer['id']    = wp_unique_id( 'mountkit-cart-' );
	$drawer['label'] = '' === $drawer['label'] ? __( 'Cart', 'mountkit' ) : $drawer['label'];
	$drawer['title'] = '' === $drawer['title'] ? __( 'Your cart', 'mountkit' ) : $drawer['title'];
	$drawer['close'] = __( 'Close', 'mountkit' );
	wp_enqueue_style( 'mountkit-cart-drawer', plugins_url( 'assets/cart-drawer.css', MOUNTKIT_FILE ), array(), get_version() );
	ob_start();
	if ( WC()->cart ) {
		woocommerce_mini_cart();
	}
	return finish_markup( drawer_markup( $drawer, (string) ob_get_clean(), clean_classes( $drawer['class'] ) ), 'cart-drawer', $drawer );
}

/** Text values for all names, from whatever a shortcode, a block or a theme gives. */
function complete( array $values, array $names ): array {
	$complete = array();
	foreach ( $names as $name ) {
		$value             = $values[ $name ] ?? '';
		$complete[ $name ] = is_bool( $value ) ? ( $value ? '1' : '' ) : ( is_scalar( $value ) ? trim( (string) $value ) : '' );
	}
	return $complete;
}

function clean_classes( string $classes ): string {
	return implode( ' ', array_map( 'sanitize_html_class', preg_split( '/\s+/', $classes, -1, PREG_SPLIT_NO_EMPTY ) ) );
}

function finish_markup( string $html, string $widget, array $values ): string {
	/** Filters the markup of a widget: `form`, `popup-trigger` or `cart-drawer`. What comes back is printed as it is. */
	return (string) apply_filters( 'mountkit_markup', $html, $widget, $values );
}
