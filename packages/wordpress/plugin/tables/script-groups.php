<?php
/**
 * Scripts that mountkit replaces, by the dialect that replaces them.
 *
 * `all`: handles that are taken out together or not at all, since a widget that both handle would be handled twice.
 * `also`: handles that go with them where nothing else needs them. An entry that begins with `#` is a pattern of
 * the script's address. `not_on`: page types that keep a handle of `also`. `global`: what a script would use of a handle
 * without declaring it. `reads`: a check of the printed page, by name. `loads`: files of mountkit, by the beginning of
 * their names, that a page of the group usually loads instead: where they are more than what goes, nothing goes.
 *
 * `libraries`: what such scripts bring along; each goes only where no script that stays needs it. `queued`: also where
 * it was asked for by itself, since the builder does that.
 */
namespace Mountkit;

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
			'also'   => array( '#/plugins/(?:elementor|elementor-pro|pro-elements)/assets/(?:lib/|js/(?!admin|app|common|dev-tools|editor))#' ),
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
			'also'   => array( 'woocommerce', 'jquery-blockui', 'wc-jquery-blockui', 'js-cookie', 'wc-js-cookie' ),
			'not_on' => array( 'cart', 'checkout', 'account' ),
			'global' => '/\bsbjs\b/',
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
		'wp-hooks'           => array( 'global' => '/\bwp\.hooks\b/' ),
		'wp-i18n'            => array( 'global' => '/\bwp\.i18n\b/' ),
	),
);
