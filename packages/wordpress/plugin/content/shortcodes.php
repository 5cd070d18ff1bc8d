<?php
/** [mountkit_form portal="8100231" id="…"], [mountkit_popup_trigger popup="77" label="Open"], [mountkit_cart_drawer]. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	foreach ( array( 'mountkit_form' => 'get_form', 'mountkit_popup_trigger' => 'get_popup_trigger', 'mountkit_cart_drawer' => 'get_cart_drawer' ) as $name => $write ) {
		add_shortcode( $name, function ( $values ) use ( $write ) {
			return call_user_func( __NAMESPACE__ . "\\$write", is_array( $values ) ? $values : array() );
		} );
	}
} );
