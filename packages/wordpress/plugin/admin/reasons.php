<?php
/** The decisions, in words for a site owner. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

function name_dialect( string $dialect ): string {
	$names = array(
		'elementor'   => __( 'Elementor and Elementor Pro', 'mountkit' ),
		'woocommerce' => __( 'WooCommerce', 'mountkit' ),
		'hubspot'     => __( 'HubSpot forms', 'mountkit' ),
	);
	return $names[ $dialect ] ?? $dialect;
}

/** Why a script is out. */
function explain_out( string $group ): string {
	return 'library' === $group
		? __( 'nothing that stays needs it', 'mountkit' )
		/* translators: %s: a product, such as WooCommerce */
		: sprintf( __( 'replaced: %s', 'mountkit' ), name_dialect( $group ) );
}

/** Why a script stays. */
function explain_stay( string $reason, string $detail ): string {
	switch ( $reason ) {
		case 'widgets':
			/* translators: %s: names of widgets and settings */
			return sprintf( __( 'this page has what is not replaced yet: %s', 'mountkit' ), $detail );
		case 'needed':
			/* translators: %s: the handle of a script */
			return sprintf( __( 'the script %s depends on it', 'mountkit' ), $detail );
		case 'mentioned':
			/* translators: %s: the handle of a script */
			return sprintf( __( 'the script %s uses it', 'mountkit' ), $detail );
		case 'inline':
			/* translators: %s: a few words of code */
			return sprintf( __( 'code in the page uses it: %s', 'mountkit' ), $detail );
		case 'code-after':
			/* translators: %s: the handle of a script */
			return sprintf( __( 'code of a theme or plugin is attached to the script %s', 'mountkit' ), $detail );
		case 'no-gain':
			return __( 'on this page it is less than what would replace it', 'mountkit' );
		case 'not-allowed':
			return __( 'you have not ticked this product', 'mountkit' );
		case 'skipped-type':
			return __( 'you have left out this page type', 'mountkit' );
		case 'kept':
			/* translators: %s: the handle of a script */
			return sprintf( __( 'you keep the script %s', 'mountkit' ), $detail );
		case 'shop-step':
			return __( 'cart, checkout and account are the shop’s own', 'mountkit' );
		case 'asked':
			return __( 'a theme or plugin asks for it by itself', 'mountkit' );
		case 'unreadable':
			return __( 'the page could not be read in one piece, so nothing was changed', 'mountkit' );
		default:
			return __( 'not one of the scripts that mountkit replaces', 'mountkit' );
	}
}

/** What a page type is called. */
function name_page_type( string $type ): string {
	$names = array(
		'front'    => __( 'Front page', 'mountkit' ),
		'blog'     => __( 'Blog', 'mountkit' ),
		'shop'     => __( 'Shop', 'mountkit' ),
		'cart'     => __( 'Cart', 'mountkit' ),
		'checkout' => __( 'Checkout', 'mountkit' ),
		'account'  => __( 'Customer account', 'mountkit' ),
		'search'   => __( 'Search results', 'mountkit' ),
		'404'      => __( 'Page not found', 'mountkit' ),
		'author'   => __( 'Author archive', 'mountkit' ),
		'date'     => __( 'Date archive', 'mountkit' ),
	);
	if ( isset( $names[ $type ] ) ) {
		return $names[ $type ];
	}
	$taxonomy = 0 === strpos( $type, 'archive-' ) ? get_taxonomy( substr( $type, 8 ) ) : null;
	if ( $taxonomy ) {
		/* translators: %s: a taxonomy, such as Product categories */
		return sprintf( __( 'Archive: %s', 'mountkit' ), $taxonomy->labels->name );
	}
	$post_type = get_post_type_object( $type );
	return $post_type ? $post_type->labels->singular_name : $type;
}
