<?php
/** What WordPress knows of the scripts of the page: the facts that the plan is made from. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

const SIZES = 'mountkit_sizes';

/** Reads the registered scripts: handle => src, deps, has_after. */
function read_scripts(): array {
	$scripts = array();
	foreach ( wp_scripts()->registered as $handle => $script ) {
		$scripts[ $handle ] = array(
			'src'       => $script->src ? (string) $script->src : false,
			'deps'      => array_map( 'strval', $script->deps ),
			'has_after' => (bool) array_filter( (array) ( $script->extra['after'] ?? array() ) ),
		);
	}
	return $scripts;
}

/** The facts of plan_scripts() about this site's scripts. */
function read_site(): array {
	$scripts = read_scripts();
	return array(
		'scripts'  => $scripts,
		'queue'    => array_values( array_unique( array_map( 'strval', wp_scripts()->queue ) ) ),
		'mentions' => function ( string $handle, string $pattern ) use ( $scripts ) {
			return 0 !== strpos( $handle, HANDLE ) && preg_match( $pattern, read_script_file( $scripts[ $handle ]['src'] ) );
		},
	);
}

/** The text of a script of this site; empty for one from elsewhere. */
function read_script_file( $src ): string {
	static $texts = array();
	$path = find_script_path( $src );
	if ( '' === $path ) {
		return '';
	}
	$texts[ $path ] = $texts[ $path ] ?? (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
	return $texts[ $path ];
}

/** The path of a script of this site; an empty string for one from elsewhere, or none. */
function find_script_path( $src ): string {
	if ( ! is_string( $src ) || '' === $src ) {
		return '';
	}
	$src   = strtok( $src, '?#' );
	$src   = 0 === strpos( $src, '/' ) && 0 !== strpos( $src, '//' ) ? site_url( $src ) : set_url_scheme( $src );
	$roots = array( content_url( '/' ) => WP_CONTENT_DIR . '/', includes_url() => ABSPATH . WPINC . '/', site_url( '/' ) => ABSPATH );
	foreach ( $roots as $url => $folder ) {
		$url = set_url_scheme( $url );
		if ( 0 === strpos( $src, $url ) ) {
			$path = realpath( $folder . rawurldecode( substr( $src, strlen( $url ) ) ) );
			return $path && '.js' === substr( $path, -3 ) && is_readable( $path ) ? $path : '';
		}
	}
	return '';
}

/** The inline code that prints with scripts: of those that stay all, of those that go what is kept. */
function list_attached_code( array $printed, array $out ): array {
	$code = array();
	foreach ( $printed as $handle ) {
		$is_out = isset( $out[ $handle ] );
		if ( $is_out && 'library' === $out[ $handle ][0] ) {
			continue;
		}
		$extra = wp_scripts()->registered[ $handle ]->extra;
		foreach ( $is_out ? array( 'data', 'before' ) : array( 'data', 'before', 'after' ) as $place ) {
			$code[] = implode( "\n", array_filter( (array) ( $extra[ $place ] ?? array() ), 'is_string' ) );
		}
	}
	return array_filter( $code );
}

/** Whether it is known what a group's pages load instead. */
function is_weighed( array $group ): bool {
	return ! empty( $group['loads'] );
}

/** Bytes with gzip of what a group's page with these handles loads instead, by the manifest of the built files. */
function weigh_replacement( array $group, array $printed ): int {
	$bytes = 0;
	$loads = $group['loads'];
	foreach ( array_intersect_key( $group['loads_for'] ?? array(), array_flip( $printed ) ) as $more ) {
		$loads = array_unique( array_merge( $loads, $more ) );
	}
	foreach ( read_manifest() as $name => $size ) {
		foreach ( $loads as $start ) {
			$bytes += 0 === strpos( $name, $start ) ? (int) ( $size['gzip'] ?? 0 ) : 0;
		}
	}
	return $bytes;
}

/** Bytes of a script of this site as it is and with gzip: array( raw, gzip ), both 0 for one from elsewhere. */
function measure_script( $src ): array {
	static $sizes = null;
	$path = find_script_path( $src );
	if ( '' === $path ) {
		return array( 0, 0 );
	}
	$sizes = $sizes ?? (array) get_transient( SIZES );
	$key   = md5( $path . filemtime( $path ) );
	if ( ! isset( $sizes[ $key ] ) ) {
		$text          = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this site.
		$sizes[ $key ] = array( strlen( $text ), function_exists( 'gzencode' ) ? strlen( gzencode( $text, 6 ) ) : 0 );
		set_transient( SIZES, array_slice( $sizes, -500, null, true ), MONTH_IN_SECONDS );
	}
	return $sizes[ $key ];
}
