<?php
/** Previews of administrators: `?mountkit=preview`, and back with `?mountkit=leave`. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const PREVIEW_COOKIE = 'mountkit_preview';

// Before anybody adds something for administrators only: the preview is the page that visitors have.
add_action( 'plugins_loaded', __NAMESPACE__ . '\\read_preview', 0 );
add_action( 'wp_footer', __NAMESPACE__ . '\\print_preview_bar', 5 );

/** The mode that an administrator asked for: 'preview', 'original', 'inspect' or ''. */
function read_asked_mode(): string {
	return asked_mode();
}

function asked_mode( ?string $asked = null ): string {
	static $mode = '';
	$mode = null === $asked ? $mode : $asked;
	return $mode;
}

function read_preview(): void {
	$word = isset( $_GET['mountkit'] ) && is_string( $_GET['mountkit'] ) ? sanitize_key( $_GET['mountkit'] ) : '';
	if ( ! is_for_visitors() || ( '' === $word && ! isset( $_COOKIE[ PREVIEW_COOKIE ] ) ) || ! may_manage() ) {
		return;
	}
	if ( 'inspect' === $word && wp_verify_nonce( sanitize_key( $_GET['_wpnonce'] ?? '' ), 'mountkit_inspect' ) ) {
		asked_mode( 'inspect' );
	} elseif ( 'original' === $word ) {
		asked_mode( 'original' );
	} elseif ( 'leave' === $word ) {
		keep_preview( false );
	} elseif ( 'preview' === $word || isset( $_COOKIE[ PREVIEW_COOKIE ] ) ) {
		keep_preview( true );
		asked_mode( 'preview' );
	}
	if ( '' !== asked_mode() ) {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- page caches read it.
		nocache_headers();
		wp_set_current_user( 0 );
	}
}

/** Whether the request is for a page that visitors have: not the admin's, an editor's or the REST API's own requests. */
function is_for_visitors(): bool {
	// phpcs:disable WordPress.Security.NonceVerification -- nothing is done with what is asked for.
	$is_rest = isset( $_GET['rest_route'] ) || false !== strpos( read_request_path() . '/', '/' . rest_get_url_prefix() . '/' );
	$editors = array_intersect_key( $_GET, array_flip( array( 'preview', 'elementor-preview', 'customize_changeset_uuid', 'customize_theme' ) ) );
	// phpcs:enable
	return ! is_admin() && ! $is_rest && ! $editors && 'index.php' === ( $GLOBALS['pagenow'] ?? '' );
}

/** The preview goes on from page to page until it is left, or the browser is closed. */
function keep_preview( bool $is_on ): void {
	if ( headers_sent() || $is_on === isset( $_COOKIE[ PREVIEW_COOKIE ] ) ) {
		return;
	}
	setcookie( PREVIEW_COOKIE, $is_on ? '1' : '', array(
		'expires'  => $is_on ? 0 : 1,
		'path'     => COOKIEPATH ? COOKIEPATH : '/',
		'secure'   => is_ssl(),
		'httponly' => true,
		'samesite' => 'Lax',
	) );
}

/** A bar at the end of the page, so that nobody takes the preview for the site. */
function print_preview_bar(): void {
	if ( 'preview' !== get_swap_mode() ) {
		return;
	}
	wp_enqueue_style( 'mountkit-preview', plugins_url( 'assets/preview.css', MOUNTKIT_FILE ), array(), get_version() );
	$leave  = add_query_arg( 'mountkit', 'leave', remove_query_arg( 'mountkit' ) );
	$health = admin_url( 'admin.php?page=mountkit-health' );
	printf(
		'<aside class="mountkit-preview" aria-label="%s"><p>%s</p><a href="%s">%s</a><a href="%s">%s</a></aside>',
		esc_attr__( 'mountkit preview', 'mountkit' ),
		esc_html__( 'Preview: only you see this page with the scripts taken out.', 'mountkit' ),
		esc_url( $health ),
		esc_html__( 'What was taken out', 'mountkit' ),
		esc_url( $leave ),
		esc_html__( 'Leave the preview', 'mountkit' )
	);
}
