<?php
/**
 * Scripts that mountkit replaces, by the dialect that replaces them.
 *
 * `all`: handles that are taken out together or not at all, since a widget that both handle would be handled twice.
 * `also`: handles that go with them where nothing else needs them. An entry that begins with `#` is a pattern of
 * the script's address. `not_on`: page types that keep a handle of `also`. `global`: what a script would use of a handle
 * without declaring it; `globals`: the same of handles of `also`. `reads`: a check of the printed page, by name. `loads`:
 * files of mountkit, by the beginning of their names, that a page of the group usually loads instead, and `loads_for`:
 * those that a page with one of these handles loads, too. Where they are more than what goes, nothing goes.
 *
 * `libraries`: what such scripts bring along; each goes only where no script that stays needs it. `queued`: also where
 * it was asked for by itself, since the builder does that.
 */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

return array(
	'groups'    => array(
		'elementor'   => array(
			'all'    => array(
				'elementor-frontend',
				'elementor-frontend-modules',
				'elementor-webpack-runtime',
				'elementor-pro-frontend',
				'elementor-pro-webpack-runtime',
				'elementor-pro-elements-handlers',
				'pro-elements-handlers',
				'e-sticky',
				'elementor-sticky',
			),
			// Transitions between pages are a script of their own, which needs nothing else of the builder.
			'also'   => array( '#/plugins/(?:elementor|elementor-pro|pro-elements)/assets/(?:lib/(?!instant-page)|js/(?!admin|app|common|dev-tools|editor|page-transitions))#' ),
			'global' => '/\belementor(?:Pro)?Frontend\b|\belementorModules\b/',
			'reads'  => 'builder',
			'loads'  => array( 'chunks/widgets-', 'chunks/links-', 'chunks/dialect-elementor-', 'chunks/sticky-', 'chunks/popups-' ),
		),
		'woocommerce' => array(
			'all'    => array(
				'wc-add-to-cart',
				'wc-cart-fragments',
				'sourcebuster-js',
				'wc-sourcebuster-js',
				'wc-order-attribution',
			),
			'also'   => array( 'woocommerce', 'jquery-blockui', 'wc-jquery-blockui', 'js-cookie', 'wc-js-cookie', 'wc-single-product', 'wc-add-to-cart-variation' ),
			'not_on' => array( 'cart', 'checkout', 'account' ),
			'global' => '/\bsbjs\b/',
			'globals' => array(
				'wc-single-product'        => '/\bwc_product_gallery\b/',
				'wc-add-to-cart-variation' => '/\bwc_variations?_(?:form|image_\w+)\b/',
			),
			'loads_for' => array(
				'wc-single-product'        => array( 'chunks/product-', 'chunks/lightbox-', 'chunks/lazy-page-shared-', 'chunks/lazy-page-answers-', 'chunks/lazy-dialect-woocommerce-product-pages-' ),
				'wc-add-to-cart-variation' => array( 'chunks/product-', 'chunks/lazy-page-answers-', 'chunks/lazy-dialect-woocommerce-product-pages-' ),
			),
			'loads'  => array( 'chunks/widgets-', 'chunks/cart-', 'chunks/dialect-woocommerce-', 'chunks/lazy-cart-attribution-', 'chunks/lazy-cart-page-extras-', 'chunks/lazy-cart-fragments-' ),
		),
		'hubspot'     => array(
			'all'    => array( 'leadin-forms-v2', 'leadin-forms-v4' ),
			'also'   => array(),
		),
	),
	'libraries' => array(
		'jquery'             => array( 'global' => '/\bjQuery\b|(?<![\w.$])\$\(\s*(?:document|window|this|function|[\'"])/' ),
		'jquery-core'        => array( 'with' => 'jquery' ),
		'jquery-migrate'     => array( 'with' => 'jquery' ),
		'jquery-ui-core'     => array( 'queued' => 'elementor' ),
		'jquery-ui-position' => array( 'queued' => 'elementor' ),
		'imagesloaded'       => array( 'queued' => 'elementor', 'global' => '/\bimagesLoaded\b/' ),
		'jquery-masonry'     => array( 'queued' => 'elementor' ),
		'masonry'            => array( 'queued' => 'elementor', 'global' => '/\bMasonry\b/' ),
		// Of a product's page: the shop asks for them by themselves, and its own script uses them without declaring it.
		'zoom'                     => array( 'queued' => 'woocommerce', 'global' => '/\.zoom\(/' ),
		'wc-zoom'                  => array( 'queued' => 'woocommerce', 'global' => '/\.zoom\(/' ),
		'flexslider'               => array( 'queued' => 'woocommerce', 'global' => '/\.flexslider\b/' ),
		'wc-flexslider'            => array( 'queued' => 'woocommerce', 'global' => '/\.flexslider\b/' ),
		'photoswipe'               => array( 'queued' => 'woocommerce', 'global' => '/\bPhotoSwipe/' ),
		'wc-photoswipe'            => array( 'queued' => 'woocommerce', 'global' => '/\bPhotoSwipe/' ),
		'photoswipe-ui-default'    => array( 'queued' => 'woocommerce', 'global' => '/\bPhotoSwipe/' ),
		'wc-photoswipe-ui-default' => array( 'queued' => 'woocommerce', 'global' => '/\bPhotoSwipe/' ),
		'wp-util'                  => array( 'global' => '/\bwp\.(?:template|ajax)\b/' ),
		'underscore'               => array( 'global' => '/(?<![\w.$])_\.[a-z]\w*\(/i' ),
		'wp-hooks'           => array( 'global' => '/\bwp\.hooks\b/' ),
		'wp-i18n'            => array( 'global' => '/\bwp\.i18n\b/' ),
	),
);
