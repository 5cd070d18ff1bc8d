<?php
/** The plugin's place in the admin, and its links in the list of plugins. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', function () {
	add_menu_page( __( 'mountkit settings', 'mountkit' ), 'mountkit', 'manage_options', 'mountkit', __NAMESPACE__ . '\\show_settings_page', 'dashicons-performance', 81 );
	add_submenu_page( 'mountkit', __( 'mountkit settings', 'mountkit' ), __( 'Settings', 'mountkit' ), 'manage_options', 'mountkit', __NAMESPACE__ . '\\show_settings_page' );
	add_submenu_page( 'mountkit', __( 'What mountkit replaces', 'mountkit' ), __( 'Health', 'mountkit' ), 'manage_options', 'mountkit-health', __NAMESPACE__ . '\\show_health_page' );
} );

add_action( 'admin_enqueue_scripts', function ( $page ) {
	if ( false === strpos( $page, 'mountkit' ) ) {
		return;
	}
	wp_enqueue_style( 'mountkit-admin', plugins_url( 'assets/admin.css', MOUNTKIT_FILE ), array(), get_version() );
	if ( false !== strpos( $page, 'mountkit-health' ) ) {
		wp_enqueue_script( 'mountkit-health', plugins_url( 'assets/health.js', MOUNTKIT_FILE ), array( 'wp-i18n' ), get_version(), true );
		wp_set_script_translations( 'mountkit-health', 'mountkit' );
	}
} );

add_filter( 'plugin_action_links_' . plugin_basename( MOUNTKIT_FILE ), function ( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'admin.php?page=mountkit' ) ), esc_html__( 'Settings', 'mountkit' ) );
	return array_merge( array( $link ), $links );
} );
