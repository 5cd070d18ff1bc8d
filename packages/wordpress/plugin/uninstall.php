<?php
/** Leaves nothing behind, on any site of a network. */
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$mountkit_remove = function () {
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'mountkit\\_%' OR option_name LIKE '\\_transient%mountkit\\_%'" );
	wp_cache_flush();
};

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $mountkit_site ) {
		switch_to_blog( $mountkit_site );
		$mountkit_remove();
		restore_current_blog();
	}
} else {
	$mountkit_remove();
}
