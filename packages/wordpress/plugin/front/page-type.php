<?php
/** Page types: what the settings, the health page and the decision call a page. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** The path of the address that was asked for. */
function read_request_path(): string {
	return (string) wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
}

/** The type of the page that is being shown. */
function get_page_type(): string {
	$type = read_page_type();
	/** Filters the type of the current page, a word of letters, digits, underscores, dots and hyphens. */
	return preg_replace( '/[^\w.-]/', '', (string) apply_filters( 'mountkit_page_type', $type ) );
}

function read_page_type(): string {
	foreach ( array( 'is_cart' => 'cart', 'is_checkout' => 'checkout', 'is_account_page' => 'account', 'is_shop' => 'shop' ) as $check => $type ) {
		if ( function_exists( $check ) && $check() ) {
			return $type;
		}
	}
	if ( is_404() ) {
		return '404';
	}
	if ( is_search() ) {
		return 'search';
	}
	if ( is_front_page() ) {
		return 'front';
	}
	if ( is_home() ) {
		return 'blog';
	}
	if ( is_singular() ) {
		return (string) get_post_type();
	}
	if ( is_tax() || is_category() || is_tag() ) {
		return 'archive-' . get_queried_object()->taxonomy;
	}
	if ( is_post_type_archive() ) {
		return 'archive-' . (string) get_query_var( 'post_type' );
	}
	return is_author() ? 'author' : ( is_date() ? 'date' : 'other' );
}

/** Page types that this site can have, with an address of one page each where there is one: type => url. */
function list_page_types(): array {
	$types = array( 'front' => home_url( '/' ) );
	$blog  = (int) get_option( 'page_for_posts' );
	if ( $blog ) {
		$types['blog'] = get_permalink( $blog );
	}
	foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
		if ( 'attachment' === $type->name || ! is_post_type_viewable( $type ) || 0 === strpos( $type->name, 'e-' ) || 0 === strpos( $type->name, 'elementor_' ) ) {
			continue;
		}
		$types[ $type->name ] = find_address( $type->name );
	}
	foreach ( get_taxonomies( array( 'public' => true, 'publicly_queryable' => true ) ) as $taxonomy ) {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'number' => 1, 'orderby' => 'count', 'order' => 'DESC' ) );
		if ( is_array( $terms ) && $terms ) {
			$types[ "archive-$taxonomy" ] = get_term_link( $terms[0] );
		}
	}
	foreach ( array( 'shop' => 'shop', 'cart' => 'cart', 'checkout' => 'checkout', 'account' => 'myaccount' ) as $type => $page ) {
		if ( function_exists( 'wc_get_page_permalink' ) && wc_get_page_id( $page ) > 0 ) {
			$types[ $type ] = wc_get_page_permalink( $page );
		}
	}
	$types['search'] = get_search_link( 'a' );
	$types['404']    = home_url( '/mountkit-no-such-page/' );
	return array_filter( $types, 'is_string' );
}

/** The address of the newest published post of a type that is no page of another type; an empty string for none. */
function find_address( string $type ): string {
	$own = array( (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) );
	foreach ( function_exists( 'wc_get_page_id' ) ? array( 'shop', 'cart', 'checkout', 'myaccount' ) : array() as $page ) {
		$own[] = (int) wc_get_page_id( $page );
	}
	$posts = get_posts( array( 'post_type' => $type, 'numberposts' => 1, 'post__not_in' => array_filter( $own ), 'suppress_filters' => true ) );
	return $posts ? (string) get_permalink( $posts[0] ) : '';
}
