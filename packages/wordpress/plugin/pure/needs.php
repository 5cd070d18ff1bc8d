<?php
/** What a script that stays needs of one that would go. Pure. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/** Why a handle has to come back: array( reason, detail ), or null. $rest: what stays so far. */
function find_need( string $handle, string $group, array $rest, array $out, array $site, array $page, array $rules ): ?array {
	$dependent = find_dependent( $site['scripts'], $rest, $handle, $rules['libraries'] );
	if ( '' !== $dependent ) {
		return array( 'needed', $dependent );
	}
	$pattern = find_global( $handle, $group, $rules );
	if ( '' === $pattern ) {
		return null;
	}
	foreach ( $rest as $other ) {
		if ( $site['mentions']( $other, $pattern ) ) {
			return array( 'mentioned', $other );
		}
	}
	foreach ( $page['code']( $out ) as $code ) {
		if ( preg_match( $pattern, $code ) ) {
			return array( 'inline', excerpt( $code, $pattern ) );
		}
	}
	return null;
}

/** The pattern of what others would use of a handle without declaring it; an empty string where there is none. */
function find_global( string $handle, string $group, array $rules ): string {
	$library = $rules['libraries'][ $handle ] ?? array();
	if ( isset( $library['with'] ) ) {
		$library = $rules['libraries'][ $library['with'] ];
	}
	if ( isset( $library['global'] ) ) {
		return $library['global'];
	}
	$own = $rules['groups'][ $group ] ?? array();
	return in_array( $handle, $own['all'] ?? array(), true ) ? ( $own['global'] ?? '' ) : ( $own['globals'][ $handle ] ?? '' );
}

/** Explains a handle that nobody wanted to take out. $rest: everything that stays. */
function explain( string $handle, array $rest, array $site, array $rules ): array {
	if ( ! isset( $rules['libraries'][ $handle ] ) ) {
		return array( 'other', '' );
	}
	if ( in_array( $handle, $rules['kept'], true ) ) {
		return array( 'kept', $handle );
	}
	$dependent = find_dependent( $site['scripts'], $rest, $handle, $rules['libraries'] );
	return '' === $dependent ? array( 'asked', '' ) : array( 'needed', $dependent );
}

/** A few words around the first place where a pattern is found. */
function excerpt( string $code, string $pattern ): string {
	preg_match( $pattern, $code, $found, PREG_OFFSET_CAPTURE );
	$start = max( 0, $found[0][1] - 15 );
	return trim( preg_replace( '/\s+/', ' ', substr( $code, $start, 60 ) ) );
}
