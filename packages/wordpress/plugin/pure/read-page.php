<?php
/** Reads what a printed page holds. Pure: text in, facts out. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the builder's elements of a page: `types` (widget type => how many), `blockers` (what needs the builder's scripts,
 * in words), `is_whole` (false where an element could not be read, which means: do not trust the rest).
 */
function read_builder( string $html, array $table ): array {
	$count = preg_match_all( '/<[a-z][^<>]*\sdata-element_type=[^<>]*>/i', $html, $tags );
	$facts = array(
		'types'    => array(),
		'blockers' => array(),
		'is_whole' => false !== $count && substr_count( $html, 'data-element_type=' ) === $count,
	);
	foreach ( $count ? $tags[0] : array() as $tag ) {
		$settings = read_settings( $tag );
		if ( null === $settings ) {
			$facts['is_whole'] = false;
			continue;
		}
		$kind = read_attribute( $tag, 'data-element_type' );
		$type = strtok( read_attribute( $tag, 'data-widget_type' ) . '.', '.' );
		if ( 'widget' === $kind && false !== $type ) {
			$facts['types'][ $type ] = ( $facts['types'][ $type ] ?? 0 ) + 1;
			note( $facts['blockers'], judge_widget( $type, $table['widgets'] ) );
		} elseif ( ! in_array( $kind, array( 'section', 'column', 'container' ), true ) ) {
			note( $facts['blockers'], $kind ? $kind : 'unknown element' );
		}
	}
	foreach ( list_actions( $html ) as $action ) {
		note( $facts['blockers'], in_array( $action, $table['actions'], true ) ? '' : "link action $action" );
	}
	$facts['blockers'] = array_keys( $facts['blockers'] );
	return $facts;
}

/** Answers why a widget needs the builder's scripts, or an empty string. */
function judge_widget( string $type, array $widgets ): string {
	// WordPress's own widgets inside the builder.
	if ( 0 === strpos( $type, 'wp-widget-' ) ) {
		return '';
	}
	return isset( $widgets[ $type ] ) ? '' : $type;
}

/** Lists the code of the page's inline scripts. Data blocks are no code. */
function list_inline_code( string $html ): array {
	preg_match_all( '#<script\b([^>]*)>(.*?)</script>#is', $html, $scripts, PREG_SET_ORDER );
	$code = array();
	foreach ( $scripts as $script ) {
		$type = strtolower( read_attribute( '<script ' . $script[1] . '>', 'type' ) );
		$is_inline = ! preg_match( '/\ssrc\s*=/i', $script[1] ) && '' !== trim( $script[2] );
		if ( $is_inline && preg_match( '#^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script)$#', $type ) ) {
			$code[] = $script[2];
		}
	}
	return $code;
}

/** Lists the link actions of the builder that a page holds. */
function list_actions( string $html ): array {
	preg_match_all( '/#elementor-action(?::|%3A)action(?:=|%3D)([\w:%-]+?)(?:%26|&|["\'])/i', $html, $found );
	return array_unique( array_map( 'rawurldecode', $found[1] ) );
}

/** Reads an attribute of a tag; an empty string where it has none. */
function read_attribute( string $tag, string $name ): string {
	$pattern = '/\s' . preg_quote( $name, '/' ) . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s>]+))/i';
	if ( ! preg_match( $pattern, $tag, $found ) ) {
		return '';
	}
	return html_entity_decode( end( $found ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** Reads an element's settings: an array, empty where it has none; null where they cannot be read. */
function read_settings( string $tag ): ?array {
	$text = read_attribute( $tag, 'data-settings' );
	if ( '' === $text ) {
		return false === strpos( $tag, 'data-settings="{' ) ? array() : null;
	}
	$settings = json_decode( $text, true );
	return is_array( $settings ) ? $settings : null;
}

function note( array &$notes, string $text ): void {
	if ( '' !== $text ) {
		$notes[ $text ] = true;
	}
}
