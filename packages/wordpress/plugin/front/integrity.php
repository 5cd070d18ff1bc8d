<?php
/** The hashes by which a browser checks built files that come from elsewhere: on tag and style, of chunks in an import map. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', __NAMESPACE__ . '\\hold_for_import_map', 0 );

/** The attributes by which a browser checks a built file that comes from elsewhere. */
function get_integrity_attributes( string $file ): array {
	return '' === load_settings()['source'] ? array() : array( 'integrity' => read_integrity( $file ), 'crossorigin' => 'anonymous' );
}

/** The integrity hash of a built file; an empty string where it has none. */
function read_integrity( string $file ): string {
	return (string) ( read_manifest()[ $file ]['integrity'] ?? '' );
}

/** Holds the page, since WordPress may print an import map as late as in its footer. */
function hold_for_import_map(): void {
	if ( '' !== load_settings()['source'] ) {
		ob_start( __NAMESPACE__ . '\\complete_page' );
	}
}

/** The page with the hashes of all chunks; as it is where it is sent in pieces. */
function complete_page( string $html, int $phase ): string {
	$whole = PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL;
	return ( $phase & $whole ) === $whole
		? add_import_map( $html, get_file_address( 'mountkit.js' ), list_chunk_hashes(), 'wp_get_inline_script_tag' )
		: $html;
}

/** The hashes of the chunks: address => hash. */
function list_chunk_hashes(): array {
	$hashes = array();
	foreach ( preg_grep( '#^chunks/.+\.js$#', array_keys( read_manifest() ) ) as $file ) {
		$hashes[ get_file_address( $file ) ] = read_integrity( $file );
	}
	return array_filter( $hashes );
}
