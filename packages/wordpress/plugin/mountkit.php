<?php
/**
 * Plugin Name:       mountkit
 * Description:       Forms, popups, sticky elements, filters and the cart by one small script, and the scripts they replace taken out, page type by page type.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The mountkit authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       mountkit
 * Domain Path:       /languages
 *
 * The release writes the version of the packages above and into dist/.
 */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

define( 'MOUNTKIT_FILE', __FILE__ );

foreach ( array( 'pure', 'front', 'content' ) as $mountkit_folder ) {
	foreach ( glob( __DIR__ . "/$mountkit_folder/*.php" ) as $mountkit_part ) {
		require_once $mountkit_part;
	}
}
if ( is_admin() ) {
	foreach ( glob( __DIR__ . '/admin/*.php' ) as $mountkit_part ) {
		require_once $mountkit_part;
	}
}
