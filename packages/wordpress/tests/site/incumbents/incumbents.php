<?php
/**
 * Plugin Name: Incumbents
 *
 * Stands in for the page builder and the shop: their handles, dependencies and printed objects, with files that only say
 * that they ran. The scripts of a page are named in its content: [incumbents scripts="elementor-frontend theme"].
 */
add_action( 'wp_enqueue_scripts', function () {
	$file    = content_url( '/plugins/elementor/assets/js/ran.js' );
	$scripts = array(
		'elementor-webpack-runtime'  => array(),
		'elementor-frontend-modules' => array( 'elementor-webpack-runtime', 'jquery' ),
		'elementor-frontend'         => array( 'elementor-frontend-modules', 'jquery-ui-core' ),
		'wc-add-to-cart'             => array( 'jquery' ),
		'woocommerce'                => array( 'jquery' ),
		'wc-order-attribution'       => array(),
		'theme'                      => array( 'jquery' ),
		'leadin-forms-v2'            => array(),
	);
	foreach ( $scripts as $handle => $needs ) {
		$source = 0 === strpos( $handle, 'elementor' ) ? $file : plugins_url( 'ran.js', __FILE__ );
		wp_register_script( $handle, add_query_arg( 'handle', $handle, $source ), $needs, null, 0 !== strpos( $handle, 'w' ) );
	}
	wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = {"is_rtl":false};', 'before' );
	wp_localize_script( 'wc-add-to-cart', 'wc_add_to_cart_params', array( 'cart_url' => '/cart/' ) );
	preg_match( '/\[incumbents scripts="([^"]*)"/', get_post()->post_content ?? '', $found );
	foreach ( array_filter( explode( ' ', $found[1] ?? '' ) ) as $handle ) {
		wp_enqueue_script( $handle );
	}
} );
add_shortcode( 'incumbents', '__return_empty_string' );

// The shop's way to print code after all scripts.
add_action( 'wp_footer', function () {
	if ( false !== strpos( get_post()->post_content ?? '', 'late="' ) ) {
		echo '<script>(window.ran=window.ran||[]).push("late");jQuery(function(){window.ran.push("late jQuery");});</script>';
	}
}, 25 );
