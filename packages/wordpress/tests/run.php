<?php
/**
 * Runs the unit tests of the plugin, in plain PHP and with stand-ins for WordPress: `php packages/wordpress/tests/run.php`.
 * Prints what failed, and a last line `N passed, N failed`.
 */
namespace Mountkit\Tests;

error_reporting( E_ALL );
set_error_handler( function ( $level, $message, $file, $line ) {
	throw new \ErrorException( $message, 0, $level, $file, $line );
} );

$results = array( 'passed' => 0, 'failed' => 0 );

/** Runs one test: a sentence, and a function that throws where it does not hold. */
function test( string $sentence, callable $run ): void {
	global $results;
	try {
		$run();
		++$results['passed'];
	} catch ( \Throwable $error ) {
		++$results['failed'];
		echo "failed: $sentence\n  " . str_replace( "\n", "\n  ", $error->getMessage() ) . "\n";
	}
}

/** Expects two values to be the same. */
function same( $expected, $actual ): void {
	if ( $expected !== $actual ) {
		$write = function ( $value ) {
			return json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
		};
		throw new \Exception( 'expected ' . $write( $expected ) . "\nfound " . $write( $actual ) );
	}
}

require __DIR__ . '/stand-ins.php';
begin_site( array() );
require dirname( __DIR__ ) . '/plugin/mountkit.php';
foreach ( glob( __DIR__ . '/*.test.php' ) as $file ) {
	require $file;
}
echo "{$results['passed']} passed, {$results['failed']} failed\n";
exit( $results['failed'] > 0 || 0 === $results['passed'] ? 1 : 0 );
