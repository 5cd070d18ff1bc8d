<?php
/**
 * Writes the template for translators, plugin/languages/mountkit.pot: `php packages/wordpress/tools/make-pot.php`.
 * With `--print` it goes to the output instead.
 */
namespace Mountkit\Tools;

/** Lists the texts of PHP code: array( text, plural, context, comment ). */
function read_php( string $code ): array {
	$tokens  = array_values( array_filter( token_get_all( $code ), function ( $token ) {
		return ! is_array( $token ) || T_WHITESPACE !== $token[0];
	} ) );
	$found   = array();
	$comment = '';
	foreach ( $tokens as $at => $token ) {
		if ( is_array( $token ) && T_COMMENT === $token[0] && false !== strpos( $token[1], 'translators:' ) ) {
			$comment = trim( $token[1], "/* \t\n" );
		}
		if ( ! is_array( $token ) || ! preg_match( '/^(?:__|_e|_n|_x|esc_html__|esc_html_e|esc_attr__|esc_attr_e)$/', $token[1] ) || '(' !== ( $tokens[ $at + 1 ] ?? '' ) ) {
			continue;
		}
		$text    = read_string( $tokens[ $at + 2 ] );
		$found[] = array( $text, '_n' === $token[1] ? read_string( $tokens[ $at + 4 ] ) : '', '', $comment );
		$comment = '';
	}
	return $found;
}

function read_string( $token ): string {
	if ( ! is_array( $token ) || T_CONSTANT_ENCAPSED_STRING !== $token[0] ) {
		throw new \Exception( 'a text for translators must be one literal string' );
	}
	return stripcslashes( substr( $token[1], 1, -1 ) );
}

/** Lists the texts of the editor's and the admin's scripts. */
function read_script( string $code ): array {
	preg_match_all( '/(?:\/\*\s*(translators:[^*]*?)\s*\*\/\s*[^;]*?)?\b__\(\s*\'((?:[^\'\\\\]|\\\\.)*)\'/s', $code, $calls, PREG_SET_ORDER );
	return array_map( function ( $call ) {
		return array( stripcslashes( $call[2] ), '', '', $call[1] );
	}, $calls );
}

/** Lists the texts of a block's description. */
function read_block( string $json ): array {
	$block = json_decode( $json, true );
	$found = array( array( $block['title'], '', 'block title', '' ), array( $block['description'], '', 'block description', '' ) );
	foreach ( $block['keywords'] as $keyword ) {
		$found[] = array( $keyword, '', 'block keyword', '' );
	}
	return $found;
}

function write_pot( string $plugin ): string {
	$entries = array();
	$files   = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $plugin, \FilesystemIterator::SKIP_DOTS ) );
	$paths   = array();
	foreach ( $files as $file ) {
		$paths[] = substr( $file->getPathname(), strlen( $plugin ) + 1 );
	}
	sort( $paths );
	foreach ( preg_grep( '#^(?:(?!dist/).*\.php|blocks/.*\.(?:js|json)|assets/.*\.js)$#', $paths ) as $path ) {
		$text = file_get_contents( "$plugin/$path" );
		$read = array( 'php' => 'read_php', 'js' => 'read_script', 'json' => 'read_block' )[ pathinfo( $path, PATHINFO_EXTENSION ) ];
		foreach ( call_user_func( __NAMESPACE__ . "\\$read", $text ) as $entry ) {
			$entries[ $entry[2] . "\4" . $entry[0] ][] = array( $path, $entry );
		}
	}
	$lines = array( 'msgid ""', 'msgstr ""', '"Project-Id-Version: mountkit\n"', '"MIME-Version: 1.0\n"', '"Content-Type: text/plain; charset=UTF-8\n"', '"Content-Transfer-Encoding: 8bit\n"', '"X-Domain: mountkit\n"' );
	foreach ( $entries as $uses ) {
		list( $text, $plural, $context, $comment ) = $uses[0][1];
		$lines[] = '';
		if ( '' !== $comment ) {
			$lines[] = "#. $comment";
		}
		foreach ( array_unique( array_column( $uses, 0 ) ) as $path ) {
			$lines[] = "#: $path";
		}
		if ( '' !== $context ) {
			$lines[] = "msgctxt \"$context\"";
		}
		$lines[] = 'msgid ' . quote( $text );
		if ( '' !== $plural ) {
			$lines[] = 'msgid_plural ' . quote( $plural );
		}
		$lines[] = '' === $plural ? 'msgstr ""' : "msgstr[0] \"\"\nmsgstr[1] \"\"";
	}
	return implode( "\n", $lines ) . "\n";
}

function quote( string $text ): string {
	return '"' . addcslashes( $text, "\\\"\n" ) . '"';
}

if ( isset( $argv[0] ) && realpath( $argv[0] ) === __FILE__ ) {
	$plugin = dirname( __DIR__ ) . '/plugin';
	$pot    = write_pot( $plugin );
	in_array( '--print', $argv, true ) ? print $pot : file_put_contents( "$plugin/languages/mountkit.pot", $pot );
}
