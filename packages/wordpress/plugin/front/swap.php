<?php
/** Takes the scripts out of the page that is being printed, by the plan. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', __NAMESPACE__ . '\\start_swap', 1000 );

/** Who sees the page without the incumbents' scripts now: 'on', 'preview', 'inspect' or '' for nobody. */
function get_swap_mode(): string {
	static $mode = null;
	if ( null === $mode ) {
		$mode = read_swap_mode();
	}
	return $mode;
}

function read_swap_mode(): string {
	$is_page = ! is_admin() && ! is_feed() && ! is_robots() && ! is_embed() && ! is_customize_preview() && ! wp_doing_ajax()
		&& ! ( defined( 'REST_REQUEST' ) && REST_REQUEST ) && ! isset( $_GET['elementor-preview'] ) // phpcs:ignore WordPress.Security.NonceVerification -- the page stays as it is.
		&& 'head' !== sanitize_key( $_SERVER['REQUEST_METHOD'] ?? '' );
	if ( ! $is_page || ( defined( 'MOUNTKIT_OFF' ) && MOUNTKIT_OFF ) ) {
		return '';
	}
	$asked = read_asked_mode();
	$mode  = '' !== $asked ? $asked : ( 'on' === load_settings()['state'] ? 'on' : '' );
	/** Filters who sees the current page without the incumbents' scripts: 'on', 'preview', 'inspect' or '' for nobody. */
	return (string) apply_filters( 'mountkit_swap_mode', 'original' === $mode ? '' : $mode );
}

/** The plan of the current page once it is made, or null. */
function get_plan(): ?array {
	return plan_of_page();
}

/** Keeps the plan of the page. */
function plan_of_page( ?array $made = null ): ?array {
	static $plan = null;
	$plan = $made ? $made : $plan;
	return $plan;
}

function start_swap(): void {
	if ( '' === get_swap_mode() ) {
		return;
	}
	hold_page();
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\\swap_page', 9 );
}

/** Plans the page as it is printed so far, and does it. */
function swap_page(): void {
	if ( get_plan() ) {
		return;
	}
	$plan = make_plan( read_held_page() );
	plan_of_page( $plan );
	foreach ( $plan['out'] as $handle => $entry ) {
		empty_script( (string) $handle, 'library' === $entry[0] );
	}
	print_held_head();
	/** Fires when the scripts of a page were taken out. `$plan`: `out`, `stays` and `dialects`. */
	do_action( 'mountkit_swapped', $plan, get_page_type() );
}

/** The plan of a page: of what is printed so far, or null where it cannot be read. */
function make_plan( ?string $html ): array {
	$tables  = dirname( MOUNTKIT_FILE ) . '/tables/';
	$rules   = require $tables . 'script-groups.php';
	/** Filters the scripts that mountkit replaces, as in tables/script-groups.php. */
	$rules   = (array) apply_filters( 'mountkit_script_groups', $rules );
	/** Filters what keeps the page builder's scripts, as in tables/widget-types.php. */
	$table   = (array) apply_filters( 'mountkit_widget_types', require $tables . 'widget-types.php' );
	$site    = read_site();
	$printed = list_with_dependencies( $site['scripts'], $site['queue'] );
	$inline  = list_inline_code( (string) $html );
	$builder = read_builder( (string) $html, $table );
	$page    = array(
		'type'        => get_page_type(),
		'is_readable' => null !== $html,
		'builder'     => $builder,
		'code'        => function ( array $out ) use ( $inline, $printed ) {
			return array_merge( $inline, list_attached_code( $printed, $out ), list_late_code() );
		},
	);
	$settings = load_settings();
	$rules   += array( 'allowed' => $settings['dialects'], 'skipped_types' => $settings['skipped_types'] );
	/** Filters the handles that always stay. */
	$rules['kept'] = array_map( 'strval', (array) apply_filters( 'mountkit_kept_handles', $settings['kept'], $page['type'] ) );
	$costs = array();
	foreach ( array_filter( $rules['groups'], __NAMESPACE__ . '\\is_weighed' ) as $name => $group ) {
		$costs[ $name ] = weigh_replacement( $group, $printed );
	}
	$weigh = function ( string $handle ) use ( $site ) {
		return measure_script( $site['scripts'][ $handle ]['src'] )[1];
	};
	$plan  = plan_worthwhile( $site, $page, $rules, $weigh, $settings['always'] ? array() : $costs );
	return $plan + array( 'builder' => $page['builder'], 'cost' => array_sum( array_intersect_key( $costs, array_flip( $plan['dialects'] ) ) ) );
}

/** Code that the shop prints after all scripts. */
function list_late_code(): array {
	global $wc_queued_js;
	return is_string( $wc_queued_js ) && '' !== $wc_queued_js ? array( "jQuery( function () {\n$wc_queued_js } );" ) : array();
}

/** Empties a registered script: it prints no file, but still its objects and inline data, unless it is a library. */
function empty_script( string $handle, bool $is_library ): void {
	$script = wp_scripts()->registered[ $handle ] ?? null;
	if ( ! $script ) {
		return;
	}
	remember_source( $handle, $script->src );
	$script->src = false;
	foreach ( $is_library ? array( 'before', 'after', 'data' ) : array( 'after' ) as $place ) {
		unset( $script->extra[ $place ] );
	}
	unset( $script->extra['strategy'] );
}

/** Keeps the address that a script had; answers it where none is given. */
function remember_source( string $handle, $src = null ) {
	static $sources = array();
	if ( null !== $src ) {
		$sources[ $handle ] = $src;
	}
	return $sources[ $handle ] ?? false;
}
