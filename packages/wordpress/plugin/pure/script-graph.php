<?php
/** What depends on what. Pure: a script is `array( 'src' => string|false, 'deps' => string[] )`, by its handle. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** Lists handles and everything they depend on, each once, dependencies first. Handles nobody registered are left out. */
function list_with_dependencies( array $scripts, array $handles ): array {
	$listed = array();
	$visit  = function ( string $handle, array $above ) use ( &$visit, &$listed, $scripts ) {
		if ( isset( $listed[ $handle ] ) || isset( $above[ $handle ] ) || ! isset( $scripts[ $handle ] ) ) {
			return;
		}
		foreach ( $scripts[ $handle ]['deps'] as $dependency ) {
			$visit( $dependency, $above + array( $handle => true ) );
		}
		$listed[ $handle ] = true;
	};
	foreach ( $handles as $handle ) {
		$visit( $handle, array() );
	}
	return array_map( 'strval', array_keys( $listed ) );
}

/**
 * Finds who of some scripts depends on a handle; an empty string where none does. A library is named only where nothing
 * but libraries asks for it: who wants to know why jQuery is there asks for the script behind it.
 */
function find_dependent( array $scripts, array $among, string $handle, array $libraries = array() ): string {
	$last = '';
	$next = array( $handle );
	$seen = array();
	while ( $next ) {
		$wanted = array_shift( $next );
		foreach ( $among as $other ) {
			if ( isset( $seen[ $other ] ) || $other === $handle || ! in_array( $wanted, $scripts[ $other ]['deps'], true ) ) {
				continue;
			}
			if ( ! isset( $libraries[ $other ] ) ) {
				return $other;
			}
			$seen[ $other ] = true;
			$last           = '' === $last ? $other : $last;
			$next[]         = $other;
		}
	}
	return $last;
}

/** Whether a script is one of some handles, or has an address that one of them, written as `#…#`, matches. */
function is_listed( string $handle, array $script, array $list ): bool {
	foreach ( $list as $entry ) {
		if ( $entry === $handle ) {
			return true;
		}
		if ( '#' === $entry[0] && is_string( $script['src'] ) && preg_match( $entry, $script['src'] ) ) {
			return true;
		}
	}
	return false;
}
