<?php
namespace Mountkit\Tests;

use function Mountkit\add_import_map;

const LOADER = 'https://cdn.test/1.2.3/mountkit.js';
const TAG    = '<script async integrity="sha384-x" src="https://cdn.test/1.2.3/mountkit.js"></script>';
const HASHES = array( 'https://cdn.test/1.2.3/chunks/a.js' => 'sha384-a/b+c' );

/** A page with the hashes of the chunks, by a site whose inline scripts have a nonce. */
function with_map( string $html ): string {
	begin_site( array() );
	add_filter( 'wp_inline_script_attributes', function ( $attributes ) {
		return $attributes + array( 'nonce' => 'n' );
	} );
	return add_import_map( $html, LOADER, HASHES, 'wp_get_inline_script_tag' );
}

test( 'chunks from elsewhere have their hashes in an import map before the tag, with the nonce of the page', function () {
	$map = '{"integrity":{"https://cdn.test/1.2.3/chunks/a.js":"sha384-a/b+c"}}';
	same( "<head><script type=\"importmap\" nonce=\"n\">\n$map\n</script>\n" . TAG, with_map( '<head>' . TAG ) );
} );

test( 'an import map of the page is completed, since browsers take one only, and is still before what uses it', function () {
	$own  = '<script type="importmap" id="wp-importmap" nonce="m">{"imports":{"@a":"/a.js"},"scopes":{}}</script>';
	$done = '<script type="importmap" id="wp-importmap" nonce="m">{"imports":{"@a":"/a.js"},"scopes":{},"integrity":{"https://cdn.test/1.2.3/chunks/a.js":"sha384-a/b+c"}}</script>';
	same( "$done<p>" . TAG, with_map( "$own<p>" . TAG ) );
	same( '<p>' . $done . TAG . '<p>', with_map( '<p>' . TAG . "<p>$own" ) );
} );

test( 'a page stays as it is without the tag, without its hash, or with maps that cannot be one', function () {
	$map = '<script type=importmap>{}</script>';
	foreach ( array( '<p>', str_replace( 'integrity', 'data-x', TAG ), TAG . $map . $map, TAG . '<script type="importmap">[</script>' ) as $html ) {
		same( $html, with_map( $html ) );
	}
} );
