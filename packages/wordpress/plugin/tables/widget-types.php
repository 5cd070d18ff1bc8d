<?php
/**
 * What the page builder's front end is needed for. The one list that a release extends when a widget is replaced.
 *
 * `widgets`: types (`data-widget_type` without the skin) whose pages do without the builder's scripts. An entry with `by`
 * is taken over by that family of mountkit; one without never had a script. `unless` names settings that bring one back.
 * Every other type keeps the scripts on its page.
 *
 * What any element may have, such as an entrance animation or a moving background, is replaced.
 *
 * `actions`: link actions that mountkit runs.
 *
 * `popups`: settings of popup documents that are in the page's styles only, with the values that are replaced; the value of
 * a setting that is not stored is the first one.
 */
namespace Mountkit;

return array(
	'widgets' => array(
		// The builder's own that draw without a script.
		'heading' => array(),
		'image' => array(),
		'text-editor' => array( 'unless' => array( 'drop_cap' => array( 'yes' ) ) ),
		'button' => array(),
		'divider' => array(),
		'spacer' => array(),
		'icon' => array(),
		'icon-box' => array(),
		'icon-list' => array(),
		'image-box' => array(),
		'star-rating' => array(),
		'rating' => array(),
		'testimonial' => array(),
		'social-icons' => array(),
		'html' => array(),
		'shortcode' => array(),
		'menu-anchor' => array(),
		'read-more' => array(),
		'sidebar' => array(),
		'google_maps' => array(),
		'inner-section' => array(),
		// The Pro add-on's that draw without a script.
		'call-to-action' => array(),
		'flip-box' => array(),
		'price-list' => array(),
		'price-table' => array(),
		'blockquote' => array(),
		'author-box' => array(),
		'post-info' => array(),
		'post-navigation' => array(),
		'post-comments' => array(),
		'sitemap' => array(),
		'login' => array(),
		'template' => array(),
		'breadcrumbs' => array(),
		'theme-post-title' => array(),
		'theme-post-content' => array(),
		'theme-post-excerpt' => array(),
		'theme-post-featured-image' => array(),
		'theme-page-title' => array(),
		'theme-archive-title' => array(),
		'theme-site-title' => array(),
		'theme-site-logo' => array(),
		// The shop's: what moves in them is the shop's own script, which is judged by itself.
		'wc-add-to-cart' => array(),
		'wc-categories' => array(),
		'wc-archive-products' => array(),
		'woocommerce-products' => array(),
		'woocommerce-archive-products' => array(),
		'woocommerce-archive-description' => array(),
		'woocommerce-breadcrumb' => array(),
		'woocommerce-category-image' => array(),
		'woocommerce-product-additional-information' => array(),
		'woocommerce-product-content' => array(),
		'woocommerce-product-data-tabs' => array(),
		'woocommerce-product-images' => array(),
		'woocommerce-product-meta' => array(),
		'woocommerce-product-price' => array(),
		'woocommerce-product-rating' => array(),
		'woocommerce-product-related' => array(),
		'woocommerce-product-short-description' => array(),
		'woocommerce-product-stock' => array(),
		'woocommerce-product-title' => array(),
		'woocommerce-product-upsell' => array(),
		// Replaced.
		'accordion' => array( 'by' => 'disclosure' ),
		'alert' => array( 'by' => 'page' ),
		'animated-headline' => array( 'by' => 'headline' ),
		'countdown' => array( 'by' => 'countdown' ),
		'counter' => array( 'by' => 'reveal' ),
		'hotspot' => array( 'by' => 'hotspot' ),
		'image-carousel' => array( 'by' => 'carousel' ),
		'loop-carousel' => array( 'by' => 'carousel' ),
		'media-carousel' => array( 'by' => 'carousel' ),
		'mega-menu' => array( 'by' => 'menu' ),
		'nav-menu' => array( 'by' => 'menu' ),
		'nested-accordion' => array( 'by' => 'disclosure' ),
		'nested-carousel' => array( 'by' => 'carousel' ),
		'nested-tabs' => array( 'by' => 'disclosure' ),
		'progress' => array( 'by' => 'reveal' ),
		'progress-tracker' => array( 'by' => 'toc' ),
		'reviews' => array( 'by' => 'carousel' ),
		'share-buttons' => array( 'by' => 'share' ),
		'slides' => array( 'by' => 'carousel' ),
		'table-of-contents' => array( 'by' => 'toc' ),
		'tabs' => array( 'by' => 'disclosure' ),
		'testimonial-carousel' => array( 'by' => 'carousel' ),
		'text-path' => array( 'by' => 'headline' ),
		'toggle' => array( 'by' => 'disclosure' ),
		'hubspot-form' => array( 'by' => 'forms' ),
		'off-canvas' => array( 'by' => 'popups' ),
		'taxonomy-filter' => array( 'by' => 'filters' ),
		'loop-grid' => array(
			'by'     => 'filters',
			'unless' => array( 'masonry' => array( 'yes' ), 'pagination_load_type' => array( 'ajax' ) ),
		),
	),
	'popups' => array( 'overlay' => array( 'yes' ) ),
	'actions' => array( 'popup:open', 'popup:close', 'off_canvas:open', 'off_canvas:close', 'off_canvas:toggle', 'reload-page' ),
);
