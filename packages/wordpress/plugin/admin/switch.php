<?php
/** The one switch: everybody gets the page without the scripts, or everybody has the original ones back. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_mountkit_switch', __NAMESPACE__ . '\\handle_switch' );
add_action( 'update_option_' . OPTION, function ( $before, $after ) {
	$changed = ( $before['state'] ?? '' ) !== ( $after['state'] ?? '' );
	if ( $changed || ( 'on' === ( $after['state'] ?? '' ) && $before !== $after ) ) {
		empty_page_caches();
		/** Fires when what visitors get has changed: 'on', or 'preview' where they have the original scripts. */
		do_action( 'mountkit_switched', $after['state'] );
	}
}, 10, 2 );

function handle_switch(): void {
	if ( ! may_manage() ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'mountkit' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'mountkit_switch' );
	$state = store_state( sanitize_key( $_POST['state'] ?? '' ) );
	wp_safe_redirect( add_query_arg( 'switched', $state, admin_url( 'admin.php?page=mountkit-health' ) ) );
	exit;
}

/** Stores who gets pages without the scripts, and nothing else; answers what is stored now. */
function store_state( string $state ): string {
	list( $settings, $problems ) = read_options( array( 'state' => $state ), load_stored_settings() );
	if ( ! $problems ) {
		update_option( OPTION, $settings );
	}
	return $settings['state'];
}

/** Asks the page caches that are common to forget what they have. */
function empty_page_caches(): void {
	foreach ( array( 'wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' ) as $empty ) {
		if ( function_exists( $empty ) ) {
			$empty();
		}
	}
	do_action( 'litespeed_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of the cache.
	do_action( 'cache_enabler_clear_complete_cache' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of the cache.
}

/** Writes the switch: a form with one button, since it changes what visitors get. */
function print_switch(): void {
	$is_on = 'on' === load_settings()['state'];
	?>
	<div class="mountkit-state <?php echo $is_on ? 'is-on' : 'is-preview'; ?>">
		<p>
			<strong><?php echo $is_on ? esc_html__( 'On for everybody.', 'mountkit' ) : esc_html__( 'Off for visitors.', 'mountkit' ); ?></strong>
			<?php
			echo $is_on
				? esc_html__( 'Visitors get the pages below without the scripts that are replaced.', 'mountkit' )
				: esc_html__( 'Visitors have the original scripts. You can preview the swap.', 'mountkit' );
			?>
		</p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="mountkit_switch">
			<input type="hidden" name="state" value="<?php echo $is_on ? 'preview' : 'on'; ?>">
			<?php wp_nonce_field( 'mountkit_switch' ); ?>
			<button class="button <?php echo $is_on ? '' : 'button-primary'; ?>">
				<?php echo $is_on ? esc_html__( 'Switch back to the original scripts', 'mountkit' ) : esc_html__( 'Switch on for everybody', 'mountkit' ); ?>
			</button>
			<a class="button" href="<?php echo esc_url( home_url( '/?mountkit=preview' ) ); ?>"><?php esc_html_e( 'Preview', 'mountkit' ); ?></a>
		</form>
	</div>
	<?php
}
