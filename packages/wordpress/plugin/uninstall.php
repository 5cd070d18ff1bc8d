<?php
/** Leaves nothing behind, on any site of a network. */
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$mountkit_remove = function () {
	delete_option( 'mountkit_settings' );
	delete_option( 'mountkit_report' );
	delete_transient( 'mountkit_sizes' );
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
