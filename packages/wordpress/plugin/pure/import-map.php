<?php
/** The import map that has the hashes of chunks. Pure: text in, text out. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/**
 * Puts hashes (address => hash) into the import map of a page, before the tag that loads what they are of. Many browsers
 * take one map only: the page's own is completed. Unchanged are pages whose tag has no hash itself, and pages with several
 * maps, or one that cannot be read. $write: a function of code and attributes that writes an inline script.
 */
function add_import_map( string $html, string $loader, array $hashes, callable $write ): string {
	$tag   = '#<script\b(?=[^>]*\sintegrity=)[^>]*\ssrc=["\']' . preg_quote( $loader, '#' ) . '["\']#i';
	$count = preg_match_all( '#<script\b[^>]*\stype=["\']?importmap\b[^>]*>(.*?)</script>#is', $html, $maps, PREG_OFFSET_CAPTURE );
	if ( ! preg_match( $tag, $html, $found, PREG_OFFSET_CAPTURE ) || false === $count || $count > 1 ) {
		return $html;
	}
	$at = $found[0][1];
	if ( 0 === $count ) {
		return substr_replace( $html, $write( write_map( array(), $hashes ), array( 'type' => 'importmap' ) ), $at, 0 );
	}
	list( $script, $start ) = $maps[0][0];
	list( $text, $inside )  = $maps[1][0];
	$own                    = json_decode( $text );
	if ( ! $own instanceof \stdClass ) {
		return $html;
	}
	$script = substr_replace( $script, write_map( (array) $own, $hashes ), $inside - $start, strlen( $text ) );
	return substr_replace( substr_replace( $html, '', $start, strlen( $maps[0][0][0] ) ), $script, min( $at, $start ), 0 );
}

function write_map( array $map, array $hashes ): string {
	$map['integrity'] = (object) ( (array) ( $map['integrity'] ?? array() ) + $hashes );
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- pure.
	return (string) json_encode( $map, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
}
