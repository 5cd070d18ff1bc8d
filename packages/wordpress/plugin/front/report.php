<?php
/** Remembers what was done on each page type, for the health page. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const REPORT = 'mountkit_report';

/** How many pages of a type are remembered. */
const REPORT_PAGES = 8;

add_action( 'mountkit_swapped', __NAMESPACE__ . '\\remember_plan', 10, 2 );

/** The report: page type => array of path => array( time, version, widgets, cost, out, stays ). */
function get_report(): array {
	$report = get_option( REPORT, array() );
	return is_array( $report ) ? $report : array();
}

/** Writes down what was done, where it differs from what is known. */
function remember_plan( array $plan, string $type ): void {
	$path  = '404' === $type ? '/…' : substr( read_request_path(), 0, 200 );
	$entry = array(
		'version' => get_version(),
		'widgets' => array_keys( $plan['builder']['types'] ),
		'cost'    => $plan['cost'],
		'out'     => array(),
		'stays'   => array(),
	);
	foreach ( $plan['out'] as $handle => $why ) {
		$size = measure_script( remember_source( (string) $handle ) );
		if ( false !== remember_source( (string) $handle ) ) {
			$entry['out'][ $handle ] = array( $why[0], $size[0], $size[1] );
		}
	}
	foreach ( $plan['stays'] as $handle => $why ) {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( $script && $script->src && 0 !== strpos( (string) $handle, HANDLE ) ) {
			$entry['stays'][ $handle ] = array_merge( $why, measure_script( $script->src ) );
		}
	}
	$report = get_report();
	$known  = $report[ $type ][ $path ] ?? null;
	if ( $known && array_diff_key( $known, array( 'time' => 1 ) ) === $entry ) {
		return;
	}
	// A busy site must not write at every visit: only a person who checks adds a page to a full list, or changes one at once.
	$is_full   = ! $known && count( $report[ $type ] ?? array() ) >= REPORT_PAGES;
	$is_recent = $known && time() - (int) $known['time'] < HOUR_IN_SECONDS;
	if ( 'on' === get_swap_mode() && ( $is_full || $is_recent || is_user_logged_in() ) ) {
		return;
	}
	unset( $report[ $type ][ $path ] );
	$report[ $type ] = array_slice( array( $path => $entry + array( 'time' => time() ) ) + ( $report[ $type ] ?? array() ), 0, REPORT_PAGES, true );
	update_option( REPORT, $report, false );
}
