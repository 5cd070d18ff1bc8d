<?php
namespace Mountkit\Tests;

use function Mountkit\Tools\write_pot;

require_once dirname( __DIR__ ) . '/tools/make-pot.php';

function list_sources(): array {
	$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__ ) . '/plugin', \FilesystemIterator::SKIP_DOTS ) );
	$texts = array();
	foreach ( $files as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$texts[ $file->getPathname() ] = file_get_contents( $file->getPathname() );
		}
	}
	return $texts;
}

test( 'the template for translators is of these sources (php packages/wordpress/tools/make-pot.php)', function () {
	$plugin = dirname( __DIR__ ) . '/plugin';
	same( file_get_contents( "$plugin/languages/mountkit.pot" ), write_pot( $plugin ) );
} );

test( 'no file uses what PHP 7.4 does not have', function () {
	$newer = '/\bmatch\s*\(|\?->|\benum\s+\w+\s*[:{]|\breadonly\b|#\[|\bstr_(?:contains|starts_with|ends_with)\(|\barray_is_list\(|\bfunction\s+\w+\([^)]*\b(?:public|private|protected)\s|\)\s*:\s*(?:static|mixed|never|\w+\|\w)|,\s*\)\s*(?:use\s*\(|\{)/';
	foreach ( list_sources() as $path => $text ) {
		$code = '';
		foreach ( token_get_all( $text ) as $token ) {
			$is_text = is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT, T_CONSTANT_ENCAPSED_STRING, T_INLINE_HTML, T_ENCAPSED_AND_WHITESPACE ), true );
			$code   .= $is_text ? '' : ( is_array( $token ) ? $token[1] : $token );
		}
		same( array( basename( $path ), 0 ), array( basename( $path ), preg_match( $newer, $code ) ) );
	}
} );

test( 'every file says what it is, is of a size to read, and does nothing when it is called by itself', function () {
	foreach ( list_sources() as $path => $text ) {
		$is_safe = preg_match( '#/(?:pure|tables|blocks)/#', $path ) || preg_match( '/^defined\( \'(?:ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;$/m', $text );
		same( array( basename( $path ), true ), array( basename( $path ), (bool) $is_safe ) );
		same( array( basename( $path ), 1 ), array( basename( $path ), preg_match( '#^<\?php\n/\*\*#', $text ) ) );
		same( array( basename( $path ), true ), array( basename( $path ), substr_count( $text, "\n" ) <= 250 ) );
	}
} );

test( 'the tables have only what the code reads', function () {
	$widgets = require dirname( __DIR__ ) . '/plugin/tables/widget-types.php';
	foreach ( $widgets['widgets'] as $entry ) {
		same( array(), array_diff( array_keys( $entry ), array( 'by' ) ) );
	}
	$scripts = require dirname( __DIR__ ) . '/plugin/tables/script-groups.php';
	foreach ( $scripts['groups'] as $group ) {
		same( array(), array_diff( array_keys( $group ), array( 'all', 'also', 'not_on', 'global', 'globals', 'reads', 'loads', 'loads_for' ) ) );
		foreach ( array_merge( array( $group['global'] ?? '/x/' ), array_values( $group['globals'] ?? array() ) ) as $pattern ) {
			same( true, false !== @preg_match( $pattern, '' ) );
		}
	}
	same( \Mountkit\DIALECTS, array_keys( $scripts['groups'] ) );
} );
