<?php
/** Makes a network of the WordPress of the tests, with a second site: php network.php FOLDER HOST. */
$_SERVER['HTTP_HOST'] = $argv[2];
define( 'WP_ALLOW_MULTISITE', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
	$wpdb->$table = $prefixed;
}
install_network();
populate_network( 1, $argv[2], 'admin@example.org', 'Test network', '/', false );
