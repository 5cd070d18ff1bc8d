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
		$is_safe = preg_match( '/^defined\( \'(?:ABSPATH|WP_UNINSTALL_PLUGIN)\' \) \|\| exit;$/m', $text );
		same( array( basename( $path ), true ), array( basename( $path ), (bool) $is_safe ) );
		same( array( basename( $path ), 1 ), array( basename( $path ), preg_match( '#^<\?php\n/\*\*#', $text ) ) );
		same( array( basename( $path ), true ), array( basename( $path ), substr_count( $text, "\n" ) <= 250 ) );
	}
} );

test( 'no file queries the database itself, or loads translations that WordPress loads', function () {
	foreach ( list_sources() as $path => $text ) {
		same( array( basename( $path ), 0 ), array( basename( $path ), preg_match( '/\$wpdb|load_plugin_textdomain/', $text ) ) );
	}
} );

test( 'readme.txt has what the directory of plugins asks for', function () {
	$plugin = dirname( __DIR__ ) . '/plugin';
	$readme = file_get_contents( "$plugin/readme.txt" );
	$header = file_get_contents( "$plugin/mountkit.php" );
	preg_match_all( '/^([A-Z][\w ]+): (.+)$/m', strstr( $readme, '== Description', true ), $found );
	$fields = array_combine( $found[1], $found[2] );
	same(
		array( 'Contributors', 'Tags', 'Requires at least', 'Tested up to', 'Requires PHP', 'Stable tag', 'License', 'License URI' ),
		array_keys( $fields )
	);
	same( 5, count( explode( ', ', $fields['Tags'] ) ) );
	foreach ( array( 'Requires at least' => 'Requires at least', 'Requires PHP' => 'Requires PHP', 'Stable tag' => 'Version' ) as $field => $same ) {
		same( 1, preg_match( "/^ \* $same: +" . preg_quote( $fields[ $field ], '/' ) . '$/m', $header ) );
	}
	preg_match( '/^License URI: .*\n\n(.+)\n\n== /m', $readme, $short );
	same( true, strlen( $short[1] ) <= 150 );
	preg_match( '/^== External services ==\n(.+?)^== /ms', $readme, $services );
	foreach ( array( 'forms host', 'HubSpot', 'Serve the script from', 'Bot check' ) as $service ) {
		same( true, false !== strpos( $services[1] ?? '', $service ) );
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
