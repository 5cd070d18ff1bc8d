<?php
/** The health page: for each page type what is replaced, what stays, why, and the bytes saved. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

function show_health_page(): void {
	if ( ! may_manage() ) {
		return;
	}
	$report = get_report();
	$types  = list_page_types();
	?>
	<div class="wrap mountkit">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php print_notices(); ?>
		<?php print_switch(); ?>
		<p class="mountkit-check">
			<button type="button" class="button" id="mountkit-check" data-pages="<?php echo esc_attr( (string) wp_json_encode( list_addresses_to_check( $types, $report ) ) ); ?>">
				<?php esc_html_e( 'Check every page type now', 'mountkit' ); ?>
			</button>
			<span id="mountkit-progress" role="status"></span>
		</p>
		<noscript><p><?php esc_html_e( 'Without JavaScript: open the preview, visit the pages that you want to check, and reload this page.', 'mountkit' ); ?></p></noscript>
		<?php
		print_summary( $types + array_fill_keys( array_map( 'strval', array_keys( $report ) ), '' ), $report );
		foreach ( $report as $type => $pages ) {
			print_page_type( (string) $type, $pages );
		}
		?>
		<p class="description"><?php esc_html_e( 'Bytes are those of the files on this server, with gzip as most servers send them. Scripts from other hosts are listed without a size, and are trusted to declare what they need.', 'mountkit' ); ?></p>
	</div>
	<?php
}

function print_notices(): void {
	// phpcs:ignore WordPress.Security.NonceVerification -- it only chooses a text.
	$switched = sanitize_key( $_GET['switched'] ?? '' );
	if ( in_array( $switched, STATES, true ) ) {
		$text = 'on' === $switched
			? __( 'The swap is on for everybody. If your host or a plugin caches pages, empty that cache.', 'mountkit' )
			: __( 'Visitors have the original scripts again. If your host or a plugin caches pages, empty that cache.', 'mountkit' );
		printf( '<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html( $text ) );
	}
	if ( defined( 'MOUNTKIT_OFF' ) && MOUNTKIT_OFF ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html__( 'MOUNTKIT_OFF is set in wp-config.php: every page has the original scripts.', 'mountkit' ) );
	}
	if ( ! is_readable( dirname( MOUNTKIT_FILE ) . '/dist/mountkit.js' ) && '' === load_settings()['source'] ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'The script is missing from the folder of this plugin: install the plugin from a release.', 'mountkit' ) );
	}
}

/** The addresses that the button opens, one of each page type and every page that is known. */
function list_addresses_to_check( array $types, array $report ): array {
	$urls = array_values( array_filter( $types ) );
	foreach ( $report as $type => $pages ) {
		foreach ( array_keys( $pages ) as $path ) {
			if ( isset( $types[ $type ] ) && '404' !== (string) $type ) {
				$urls[] = home_url( $path );
			}
		}
	}
	return array_values( array_unique( array_map( function ( $url ) {
		return add_query_arg( array( 'mountkit' => 'inspect', '_wpnonce' => wp_create_nonce( 'mountkit_inspect' ) ), $url );
	}, $urls ) ) );
}

/** One line for each page type: how much its newest known page saves. */
function print_summary( array $types, array $report ): void {
	?>
	<h2><?php esc_html_e( 'Page types', 'mountkit' ); ?></h2>
	<table class="widefat striped mountkit-summary">
		<thead><tr>
			<th scope="col"><?php esc_html_e( 'Page type', 'mountkit' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Replaced', 'mountkit' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Stays', 'mountkit' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Saved', 'mountkit' ); ?></th>
		</tr></thead>
		<tbody>
		<?php foreach ( array_keys( $types ) as $type ) : ?>
			<?php $page = isset( $report[ $type ] ) ? reset( $report[ $type ] ) : null; ?>
			<tr>
				<th scope="row">
				<?php
				printf( $page ? '<a href="#mountkit-%2$s">%1$s</a>' : '%1$s', esc_html( name_page_type( (string) $type ) ), esc_attr( (string) $type ) );
				?>
				</th>
				<?php if ( $page ) : ?>
					<td><?php echo esc_html( count_scripts( count( $page['out'] ) ) ); ?></td>
					<td><?php echo esc_html( count_scripts( count( $page['stays'] ) ) ); ?></td>
					<td><?php echo esc_html( write_bytes( count_saved( $page ) ) ); ?></td>
				<?php else : ?>
					<td colspan="3"><?php esc_html_e( 'not checked yet', 'mountkit' ); ?></td>
				<?php endif; ?>
			</tr>
		<?php endforeach; ?>
		</tbody>
	</table>
	<?php
}

/** Bytes with gzip that a page saves: what went, less what mountkit loads in its place. */
function count_saved( array $page ): int {
	return array_sum( array_column( $page['out'], 2 ) ) - (int) $page['cost'];
}

function count_scripts( int $count ): string {
	/* translators: %s: a number */
	return sprintf( _n( '%s script', '%s scripts', $count, 'mountkit' ), number_format_i18n( $count ) );
}

function write_bytes( int $bytes ): string {
	return $bytes > 0 ? (string) size_format( $bytes, $bytes < 1024 ? 0 : 1 ) : '–';
}
