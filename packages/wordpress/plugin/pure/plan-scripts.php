<?php
/** Decides which scripts of a page are taken out. Pure: it asks nobody but the functions it is given. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/**
 * Plans a page.
 *
 * $site:  `scripts` (handle => src, deps, has_after), `queue` (handles asked for), `mentions` (a function of a handle and a
 *         pattern: whether that script's file uses what the pattern finds).
 * $page:  `type`, `is_readable`, `builder` (of read_builder()), `code` (a
 *         function of what is out so far: a list of the page's inline code).
 * $rules: `groups` and `libraries` (tables/script-groups.php), `allowed` (groups that may go), `skipped_types`, `kept`.
 *
 * Answers `out` (handle => array( group )), `stays` (handle => array( reason, detail )) and `dialects`, the groups that
 * are out. Every printed handle is in one of the first two.
 */
function plan_scripts( array $site, array $page, array $rules ): array {
	$printed = list_with_dependencies( $site['scripts'], $site['queue'] );
	$plan    = array( 'out' => array(), 'stays' => array() );
	$whole   = array();
	foreach ( $rules['groups'] as $name => $group ) {
		list( $all, $also ) = find_members( $site['scripts'], $printed, $group );
		if ( ! $all ) {
			continue;
		}
		$whole[ $name ] = $all;
		$blocker        = find_blocker( $name, $group, $all, $site, $page, $rules );
		foreach ( array_merge( $all, $also ) as $handle ) {
			$own = $blocker ? $blocker : find_own_blocker( $handle, $group, $all, $site, $page, $rules );
			if ( $own ) {
				$plan['stays'][ $handle ] = $own;
			} else {
				$plan['out'][ $handle ] = array( $name );
			}
		}
	}
	return settle( $plan, $printed, $whole, $site, $page, $rules );
}

/**
 * Plans a page so that it loads less than before: a product whose scripts are fewer bytes than what replaces them stays.
 * $weigh: a function of a handle, its bytes. $costs: bytes by group; a group without a cost is not weighed.
 */
function plan_worthwhile( array $site, array $page, array $rules, callable $weigh, array $costs ): array {
	$plan = plan_scripts( $site, $page, $rules );
	foreach ( array_intersect_key( $costs, array_flip( $plan['dialects'] ) ) as $name => $cost ) {
		$less  = array( 'allowed' => array_values( array_diff( $rules['allowed'], array( $name ) ) ) );
		$other = plan_scripts( $site, $page, $less + $rules );
		$saved = 0;
		foreach ( array_diff_key( $plan['out'], $other['out'] ) as $handle => $entry ) {
			$saved += $weigh( (string) $handle );
		}
		if ( $saved > $cost ) {
			continue;
		}
		foreach ( $other['stays'] as $handle => $reason ) {
			$other['stays'][ $handle ] = array( 'not-allowed', $name ) === $reason ? array( 'no-gain', $name ) : $reason;
		}
		$plan  = $other;
		$rules = $less + $rules;
	}
	return $plan;
}

/** The printed handles of a group: those that go together, and those that may go with them. */
function find_members( array $scripts, array $printed, array $group ): array {
	$all  = array();
	$also = array();
	foreach ( $printed as $handle ) {
		if ( is_listed( $handle, $scripts[ $handle ], $group['all'] ) ) {
			$all[] = $handle;
		} elseif ( is_listed( $handle, $scripts[ $handle ], $group['also'] ) ) {
			$also[] = $handle;
		}
	}
	return array( $all, $also );
}

/** Why a whole group stays on this page: array( reason, detail ), or null. */
function find_blocker( string $name, array $group, array $all, array $site, array $page, array $rules ): ?array {
	if ( ! $page['is_readable'] ) {
		return array( 'unreadable', '' );
	}
	if ( ! in_array( $name, $rules['allowed'], true ) ) {
		return array( 'not-allowed', $name );
	}
	if ( in_array( $page['type'], $rules['skipped_types'], true ) ) {
		return array( 'skipped-type', $page['type'] );
	}
	$kept = array_intersect( $all, $rules['kept'] );
	if ( $kept ) {
		return array( 'kept', reset( $kept ) );
	}
	foreach ( $all as $handle ) {
		if ( ! empty( $site['scripts'][ $handle ]['has_after'] ) ) {
			return array( 'code-after', $handle );
		}
	}
	if ( 'builder' !== ( $group['reads'] ?? '' ) ) {
		return null;
	}
	$builder = $page['builder'];
	if ( ! $builder['is_whole'] ) {
		return array( 'unreadable', '' );
	}
	return $builder['blockers'] ? array( 'widgets', implode( ', ', $builder['blockers'] ) ) : null;
}

/** Why one handle that may go with its group stays: array( reason, detail ), or null. */
function find_own_blocker( string $handle, array $group, array $all, array $site, array $page, array $rules ): ?array {
	if ( in_array( $handle, $all, true ) ) {
		return null;
	}
	if ( in_array( $page['type'], $group['not_on'] ?? array(), true ) ) {
		return array( 'shop-step', $page['type'] );
	}
	if ( isset( $group['globals'][ $handle ] ) && ! empty( $site['scripts'][ $handle ]['has_after'] ) ) {
		return array( 'code-after', $handle );
	}
	return in_array( $handle, $rules['kept'], true ) ? array( 'kept', $handle ) : null;
}

/** Brings back what a remaining script needs, again and again until nothing changes; then explains what stays. */
function settle( array $plan, array $printed, array $whole, array $site, array $page, array $rules ): array {
	$members = $plan['out'];
	$stays   = $plan['stays'];
	do {
		$out  = add_libraries( $members, $stays, $printed, $site, $rules );
		$rest = without( $printed, $out );
		$back = find_first_back( $out, $rest, $whole, $site, $page, $rules );
		foreach ( $back as $handle => $need ) {
			unset( $members[ $handle ] );
			$stays[ $handle ] = $need;
		}
	} while ( $back );
	foreach ( $rest as $handle ) {
		$stays[ $handle ] = $stays[ $handle ] ?? explain( $handle, $rest, $site, $rules );
	}
	$dialects = array_keys( array_filter( $whole, function ( $all ) use ( $out ) {
		return isset( $out[ reset( $all ) ] );
	} ) );
	return array( 'out' => $out, 'stays' => $stays, 'dialects' => $dialects );
}

/** The first handle that has to come back, with those that go together with it: handle => array( reason, detail ). */
function find_first_back( array $out, array $rest, array $whole, array $site, array $page, array $rules ): array {
	foreach ( $out as $handle => $entry ) {
		$handle = (string) $handle;
		$need   = find_need( $handle, $entry[0], $rest, $out, $site, $page, $rules );
		if ( $need ) {
			$is_whole = in_array( $handle, $whole[ $entry[0] ] ?? array(), true );
			return array_fill_keys( $is_whole ? array_keys( $out, $entry, true ) : array( $handle ), $need );
		}
	}
	return array();
}

/** Adds the libraries that what goes has brought along; none where nothing goes. */
function add_libraries( array $out, array $stays, array $printed, array $site, array $rules ): array {
	$brought = list_with_dependencies( $site['scripts'], array_map( 'strval', array_keys( $out ) ) );
	$groups  = array_column( $out, 0 );
	foreach ( $rules['libraries'] as $handle => $library ) {
		$is_theirs = in_array( $library['queued'] ?? '', $groups, true )
			|| ( in_array( $handle, $brought, true ) && ! in_array( $handle, $site['queue'], true ) );
		$is_free   = ! isset( $stays[ $handle ] ) && ! isset( $out[ $handle ] ) && ! in_array( $handle, $rules['kept'], true );
		if ( $is_theirs && $is_free && in_array( $handle, $printed, true ) ) {
			$out[ $handle ] = array( 'library' );
		}
	}
	return $out;
}

/** The handles of a list that are not out. */
function without( array $printed, array $out ): array {
	return array_values( array_diff( $printed, array_map( 'strval', array_keys( $out ) ) ) );
}
