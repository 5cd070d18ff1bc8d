<?php
namespace Mountkit\Tests;

use function Mountkit\plan_worthwhile;
use function Mountkit\list_with_dependencies;

/** A page of the builder and the shop, as WordPress registers its scripts: handle => dependencies. */
const PAGE = array(
	'jquery'                     => array( 'jquery-core', 'jquery-migrate' ),
	'jquery-core'                => array(),
	'jquery-migrate'             => array(),
	'jquery-ui-core'             => array( 'jquery' ),
	'elementor-webpack-runtime'  => array(),
	'elementor-frontend-modules' => array( 'elementor-webpack-runtime', 'jquery' ),
	'elementor-frontend'         => array( 'elementor-frontend-modules', 'jquery-ui-core' ),
	'swiper'                     => array(),
	'imagesloaded'               => array(),
	'page-transitions'           => array(),
	'instant-page'               => array(),
	'wc-blockui'                 => array( 'jquery' ),
	'wc-add-to-cart'             => array( 'jquery', 'jquery-blockui' ),
	'jquery-blockui'             => array( 'jquery' ),
	'woocommerce'                => array( 'jquery', 'jquery-blockui' ),
	'wc-cart-fragments'          => array( 'jquery' ),
	'wc-zoom'                    => array( 'jquery' ),
	'wc-flexslider'              => array( 'jquery' ),
	'wc-photoswipe'              => array( 'jquery' ),
	'wc-photoswipe-ui-default'   => array( 'wc-photoswipe' ),
	'wc-single-product'          => array( 'jquery' ),
	'wc-add-to-cart-variation'   => array( 'jquery', 'wp-util' ),
	'wp-util'                    => array( 'underscore', 'jquery' ),
	'underscore'                 => array(),
	'swatches'                   => array( 'wc-add-to-cart-variation' ),
	'theme'                      => array(),
	'theme-jquery'               => array( 'jquery' ),
	'addon'                      => array( 'elementor-frontend' ),
	'wants-fragments'            => array( 'wc-cart-fragments' ),
	'leadin-forms-v2'            => array(),
);

const BUILDER = array( 'elementor-frontend' );
const SHOP    = array( 'wc-add-to-cart', 'woocommerce', 'wc-cart-fragments' );

/** Where the builder's own files are. */
const FILES = array(
	'swiper'           => 'https://x.test/wp-content/plugins/elementor/assets/lib/swiper.js',
	'page-transitions' => 'https://x.test/wp-content/plugins/elementor-pro/assets/js/page-transitions.min.js',
	'instant-page'     => 'https://x.test/wp-content/plugins/elementor-pro/assets/lib/instant-page/instant-page.min.js',
);

/** What a shop asks for on the page of a product with variations and pictures. */
const PRODUCT = array( 'wc-add-to-cart', 'wc-zoom', 'wc-flexslider', 'wc-photoswipe-ui-default', 'wc-single-product', 'wc-add-to-cart-variation', 'woocommerce' );

/** Plans a page; $with overrides what a plain one says. */
function plan( array $queue, array $with = array() ): array {
	$scripts = array();
	foreach ( PAGE as $handle => $deps ) {
		$src                = FILES[ $handle ] ?? "/$handle.js";
		$scripts[ $handle ] = array( 'src' => $src, 'deps' => $deps, 'has_after' => ( $with['after'] ?? '' ) === $handle );
	}
	$mentions = $with['mentions'] ?? array();
	$site     = array(
		'scripts'  => $scripts,
		'queue'    => $queue,
		'mentions' => function ( $handle, $pattern ) use ( $mentions ) {
			return isset( $mentions[ $handle ] ) && preg_match( $pattern, $mentions[ $handle ] );
		},
	);
	$page     = array(
		'type'        => $with['type'] ?? 'page',
		'is_readable' => $with['is_readable'] ?? true,
		'builder'     => array( 'types' => array(), 'blockers' => $with['blockers'] ?? array(), 'is_whole' => true ),
		'code'        => function () use ( $with ) {
			return $with['code'] ?? array();
		},
	);
	$rules    = array(
		'allowed'       => $with['allowed'] ?? array( 'elementor', 'woocommerce', 'hubspot' ),
		'skipped_types' => $with['skipped'] ?? array(),
		'kept'          => $with['kept'] ?? array(),
	);
	$weigh = function ( $handle ) {
		return 'jquery-core' === $handle ? 30 : 1;
	};
	return plan_worthwhile( $site, $page, $rules + require dirname( __DIR__ ) . '/plugin/tables/script-groups.php', $weigh, $with['costs'] ?? array() );
}

function out( array $plan ): array {
	$handles = array_keys( $plan['out'] );
	sort( $handles );
	return $handles;
}

const OUT_BUILDER = array(
	'elementor-frontend', 'elementor-frontend-modules', 'elementor-webpack-runtime', 'jquery', 'jquery-core', 'jquery-migrate', 'jquery-ui-core',
);

test( 'the builder goes with everything that only it brought', function () {
	$plan = plan( array( 'theme', 'elementor-frontend' ) );
	same( OUT_BUILDER, out( $plan ) );
	same( array( 'elementor' ), $plan['dialects'] );
	same( array( 'theme' => array( 'other', '' ) ), $plan['stays'] );
} );

test( 'what changes from page to page stays, though the builder goes', function () {
	$plan = plan( array( 'elementor-frontend', 'swiper', 'page-transitions', 'instant-page' ) );
	same( array( 'page-transitions', 'instant-page' ), array_keys( $plan['stays'] ) );
	same( true, isset( $plan['out']['swiper'], $plan['out']['elementor-frontend'] ) );
} );

test( 'every printed handle is out or stays, never both', function () {
	foreach ( array( array(), array( 'blockers' => array( 'tabs' ) ), array( 'type' => 'cart' ), array( 'kept' => array( 'jquery' ) ) ) as $with ) {
		$plan = plan( array_keys( PAGE ), $with );
		same( array(), array_values( array_intersect( array_keys( $plan['out'] ), array_keys( $plan['stays'] ) ) ) );
		same( count( PAGE ), count( $plan['out'] ) + count( $plan['stays'] ) );
	}
} );

test( 'jQuery stays where a remaining script depends on it', function () {
	$plan = plan( array( 'elementor-frontend', 'theme-jquery' ) );
	same( array( 'needed', 'theme-jquery' ), $plan['stays']['jquery'] );
	same( array( 'needed', 'theme-jquery' ), $plan['stays']['jquery-core'] );
	same( array( 'elementor' ), $plan['dialects'] );
	same( true, isset( $plan['out']['jquery-ui-core'] ) );
} );

test( 'jQuery stays where a remaining file or inline code uses it without saying so', function () {
	$plan = plan( array( 'elementor-frontend', 'theme' ), array( 'mentions' => array( 'theme' => 'window.jQuery(document)' ) ) );
	same( array( 'mentioned', 'theme' ), $plan['stays']['jquery'] );
	$plan = plan( BUILDER, array( 'code' => array( 'var a = 1; jQuery( function () {} )' ) ) );
	same( 'inline', $plan['stays']['jquery'][0] );
	$plan = plan( BUILDER, array( 'code' => array( 'var jQueryLike = my.$("a")' ) ) );
	same( OUT_BUILDER, out( $plan ) );
} );

test( 'jQuery stays where a theme asks for it by itself', function () {
	same( array( 'asked', '' ), plan( array( 'jquery', 'elementor-frontend' ) )['stays']['jquery'] );
} );

test( 'one widget that is not replaced keeps the builder and its libraries', function () {
	$plan = plan( array( 'elementor-frontend', 'imagesloaded' ), array( 'blockers' => array( 'tabs', 'counter' ) ) );
	same( array(), $plan['out'] );
	same( array(), $plan['dialects'] );
	same( array( 'widgets', 'tabs, counter' ), $plan['stays']['elementor-frontend'] );
	same( 'needed', $plan['stays']['jquery'][0] );
} );

test( 'an add-on keeps the whole builder, and the libraries that the builder asked for', function () {
	$plan = plan( array( 'elementor-frontend', 'imagesloaded', 'addon', 'wc-add-to-cart' ) );
	same( array( 'needed', 'addon' ), $plan['stays']['elementor-webpack-runtime'] );
	same( 'asked', $plan['stays']['imagesloaded'][0] );
	same( array( 'woocommerce' ), $plan['dialects'] );
	$plan = plan( array( 'elementor-frontend', 'theme' ), array( 'mentions' => array( 'theme' => 'elementorFrontend.hooks' ) ) );
	same( array( 'mentioned', 'theme' ), $plan['stays']['elementor-frontend'] );
} );

test( 'what the builder asks for beside itself goes with it', function () {
	same( true, isset( plan( array( 'elementor-frontend', 'imagesloaded', 'swiper' ) )['out']['imagesloaded'] ) );
	same( array( 'elementor' ), plan( array( 'elementor-frontend', 'swiper' ) )['out']['swiper'] );
	same( 'mentioned', plan( array( 'elementor-frontend', 'imagesloaded', 'theme' ), array( 'mentions' => array( 'theme' => 'imagesLoaded(x)' ) ) )['stays']['imagesloaded'][0] );
} );

test( 'the shop goes whole or not at all', function () {
	same( array( 'woocommerce' ), plan( SHOP )['dialects'] );
	$plan = plan( array_merge( SHOP, array( 'wants-fragments' ) ) );
	same( array(), $plan['out'] );
	same( array( 'needed', 'wants-fragments' ), $plan['stays']['wc-add-to-cart'] );
} );

test( 'a product\'s pictures, tabs and variations go with the shop, and so what they bring', function () {
	// The shop prints its settings with the names of the libraries.
	$settings = 'var wc_single_product_params = {"flexslider":{"rtl":false},"zoom_enabled":"1","photoswipe_enabled":"1"};';
	$plan     = plan( PRODUCT, array( 'type' => 'product', 'code' => array( $settings ) ) );
	same( array(), $plan['stays'] );
	same( array( 'woocommerce' ), $plan['out']['wc-single-product'] );
	same( array( 'library' ), $plan['out']['wc-flexslider'] );
	same( array( 'library' ), $plan['out']['underscore'] );
} );

test( 'what the script of a product uses stays with it', function () {
	$uses = array( 'mentions' => array( 'wc-single-product' => 'a.flexslider({});b.zoom({});new PhotoSwipe(c,PhotoSwipeUI_Default)' ) );
	foreach ( array( array( 'kept' => array( 'wc-single-product' ) ), array( 'after' => 'wc-single-product' ) ) as $with ) {
		$plan = plan( PRODUCT, $with + $uses );
		same( array( 'mentioned', 'wc-single-product' ), $plan['stays']['wc-flexslider'] );
		same( array( 'mentioned', 'wc-single-product' ), $plan['stays']['wc-zoom'] );
		same( array( 'mentioned', 'wc-single-product' ), $plan['stays']['wc-photoswipe-ui-default'] );
		same( true, isset( $plan['stays']['jquery'] ) );
		same( array( 'woocommerce' ), $plan['out']['wc-add-to-cart-variation'] );
	}
} );

test( 'a plugin that extends the variations keeps their script, declared or not', function () {
	$plan = plan( array_merge( PRODUCT, array( 'swatches' ) ) );
	same( array( 'needed', 'swatches' ), $plan['stays']['wc-add-to-cart-variation'] );
	same( 'needed', $plan['stays']['underscore'][0] );
	same( array( 'woocommerce' ), $plan['out']['wc-single-product'] );
	$plan = plan( PRODUCT, array( 'code' => array( 'form.wc_variation_form()' ) ) );
	same( 'inline', $plan['stays']['wc-add-to-cart-variation'][0] );
	same( 'needed', $plan['stays']['jquery'][0] );
} );

test( 'a slider of the theme keeps the library of the shop that it uses', function () {
	$plan = plan( array_merge( PRODUCT, array( 'theme' ) ), array( 'mentions' => array( 'theme' => 'jQuery(".hero").flexslider()' ) ) );
	same( array( 'mentioned', 'theme' ), $plan['stays']['wc-flexslider'] );
	same( true, isset( $plan['out']['wc-photoswipe'] ) );
} );

test( 'the shop\'s page script stays on its cart, and what it needs', function () {
	$plan = plan( SHOP, array( 'type' => 'checkout' ) );
	same( array( 'wc-add-to-cart', 'wc-cart-fragments' ), out( $plan ) );
	same( array( 'shop-step', 'checkout' ), $plan['stays']['woocommerce'] );
} );

test( 'code that somebody attached after a script keeps the script', function () {
	same( array( 'code-after', 'wc-add-to-cart' ), plan( SHOP, array( 'after' => 'wc-add-to-cart' ) )['stays']['wc-cart-fragments'] );
} );

test( 'the owner decides by product, by page type and by handle', function () {
	same( 'not-allowed', plan( SHOP, array( 'allowed' => array() ) )['stays']['woocommerce'][0] );
	same( 'skipped-type', plan( SHOP, array( 'skipped' => array( 'page' ) ) )['stays']['woocommerce'][0] );
	same( array( 'kept', 'wc-add-to-cart' ), plan( SHOP, array( 'kept' => array( 'wc-add-to-cart' ) ) )['stays']['wc-cart-fragments'] );
	$plan = plan( SHOP, array( 'kept' => array( 'woocommerce' ) ) );
	same( array( 'wc-add-to-cart', 'wc-cart-fragments' ), out( $plan ) );
	same( array( 'kept', 'jquery' ), plan( BUILDER, array( 'kept' => array( 'jquery' ) ) )['stays']['jquery'] );
} );

test( 'a page that cannot be read keeps everything', function () {
	$plan = plan( array_keys( PAGE ), array( 'is_readable' => false ) );
	same( array(), $plan['out'] );
	same( array( 'unreadable', '' ), $plan['stays']['leadin-forms-v2'] );
} );

test( 'a page with nothing to replace is left alone', function () {
	$plan = plan( array( 'theme-jquery', 'imagesloaded' ) );
	same( array(), $plan['out'] );
	same( array( 'needed', 'theme-jquery' ), $plan['stays']['jquery'] );
} );

test( 'a product stays where what replaces it is more, unless another makes up for it', function () {
	$costs = array( 'woocommerce' => 10 );
	same( array( 'woocommerce' ), plan( SHOP, array( 'costs' => $costs ) )['dialects'] );
	$plan = plan( array_merge( SHOP, array( 'theme-jquery' ) ), array( 'costs' => $costs ) );
	same( array(), $plan['dialects'] );
	same( array( 'no-gain', 'woocommerce' ), $plan['stays']['wc-add-to-cart'] );
	same( 'needed', $plan['stays']['jquery-core'][0] );
	// jQuery goes only if both go.
	same( array( 'elementor', 'woocommerce' ), plan( array_merge( SHOP, BUILDER ), array( 'costs' => $costs + array( 'elementor' => 5 ) ) )['dialects'] );
	same( array(), plan( array_merge( SHOP, BUILDER ), array( 'blockers' => array( 'tabs' ), 'costs' => $costs ) )['dialects'] );
} );

test( 'dependencies in a circle and unknown ones end', function () {
	$scripts = array( 'a' => array( 'deps' => array( 'b' ) ), 'b' => array( 'deps' => array( 'a', 'nobody' ) ) );
	same( array( 'b', 'a' ), list_with_dependencies( $scripts, array( 'a' ) ) );
} );
