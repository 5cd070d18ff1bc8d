<?php
/**
 * Holds a page until it is known what it needs. Scripts of the head are printed before the body, and jQuery is one of
 * them: so their place is marked, and they are printed into it when the body has been read.
 */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const PLACE = '<!--mountkit:head-scripts-->';

/** The state of the held page: `level` of its buffer, `queue` of the head, `head` once printed. */
function &held(): array {
	static $held = array( 'level' => 0, 'queue' => null, 'head' => null );
	return $held;
}

function hold_page(): void {
	$held = &held();
	ob_start();
	$held['level'] = ob_get_level();
	remove_action( 'wp_head', 'wp_print_head_scripts', 9 );
	add_action( 'wp_head', __NAMESPACE__ . '\\mark_head', 9 );
	add_action( 'shutdown', __NAMESPACE__ . '\\release_page', PHP_INT_MIN );
}

/** Marks where the scripts of the head belong, and keeps what was asked for until then. */
function mark_head(): void {
	$held = &held();
	if ( ! did_action( 'wp_print_scripts' ) ) {
		do_action( 'wp_print_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as WordPress would.
	}
	$held['queue'] = wp_scripts()->queue;
	echo PLACE . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- a comment of ours.
}

/** The page as it is printed so far; null where it is not in one piece, so that nothing can be said about it. */
function read_held_page(): ?string {
	$text = ob_get_contents();
	return is_string( $text ) && false !== strpos( $text, PLACE ) ? $text : null;
}

/** Prints the scripts of the head as WordPress does, with what had been asked for when it was its turn. */
function print_held_head(): void {
	$held = &held();
	if ( null === $held['queue'] || null !== $held['head'] ) {
		return;
	}
	$scripts        = wp_scripts();
	$now            = $scripts->queue;
	$scripts->queue = array_values( array_intersect( $held['queue'], $now ) );
	ob_start();
	wp_print_head_scripts();
	$held['head']   = (string) ob_get_clean();
	$scripts->queue = $now;
}

/** Puts the head's scripts in their place and lets the page go. */
function release_page(): void {
	$held = &held();
	// Buffers that others opened inside and left open.
	while ( ob_get_level() > $held['level'] ) {
		ob_end_flush();
	}
	if ( ob_get_level() < $held['level'] || 0 === $held['level'] ) {
		return;
	}
	$html = (string) ob_get_clean();
	$at   = strpos( $html, PLACE );
	if ( false !== $at ) {
		// A page that ended before its footer has its scripts as they were.
		print_held_head();
		$html = substr_replace( $html, needs_jquery_after_all( $html ) . $held['head'], $at, strlen( PLACE ) + 1 );
	}
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- it is the page itself.
}

/** The tags of jQuery, where code that was printed after the plan was made turns out to use it. */
function needs_jquery_after_all( string $html ): string {
	$plan = get_plan();
	if ( ! isset( $plan['out']['jquery-core'] ) || ! preg_grep( '/\bjQuery\b/', list_inline_code( $html ) ) ) {
		return '';
	}
	ob_start();
	foreach ( array( 'jquery-core', 'jquery-migrate' ) as $handle ) {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( $script && isset( $plan['out'][ $handle ] ) ) {
			$script->src = remember_source( $handle );
			wp_scripts()->do_item( $handle, false );
		}
	}
	return (string) ob_get_clean();
}
