<?php
/** Installs the WordPress of the tests: php install.php FOLDER. The users are admin / adminpw and ed / edpw, an editor. */
define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Test site', 'admin', 'admin@example.org', true, '', 'adminpw' );
wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'edpw', 'user_email' => 'ed@example.org', 'role' => 'editor' ) );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules( false );
