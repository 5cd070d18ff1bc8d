<?php
/** The part of the health page about one page type: every page that is known, script by script. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

function print_page_type( string $type, array $pages ): void {
	printf( '<h2 id="mountkit-%s">%s</h2>', esc_attr( $type ), esc_html( name_page_type( $type ) ) );
	foreach ( $pages as $path => $page ) {
		print_page( (string) $path, $page, 1 === count( $pages ) );
	}
}

function print_page( string $path, array $page, bool $is_open ): void {
	$gzip = array_sum( array_column( $page['out'], 2 ) );
	?>
	<details class="mountkit-page"<?php echo $is_open ? ' open' : ''; ?>>
		<summary>
			<code><?php echo esc_html( rawurldecode( $path ) ); ?></code>
			<span>
			<?php
			if ( $gzip > 0 ) {
				/* translators: 1: bytes taken out, 2: bytes loaded instead */
				printf( esc_html__( '%1$s taken out, about %2$s of mountkit instead', 'mountkit' ), esc_html( write_bytes( $gzip ) ), esc_html( write_bytes( (int) $page['cost'] ) ) );
			} else {
				esc_html_e( 'everything stays', 'mountkit' );
			}
			?>
			</span>
		</summary>
		<p>
			<?php
			/* translators: %s: how long ago, such as 5 minutes */
			printf( esc_html__( 'Seen %s ago.', 'mountkit' ), esc_html( human_time_diff( (int) $page['time'] ) ) );
			if ( $page['widgets'] ) {
				/* translators: %s: names of widgets */
				echo ' ' . sprintf( esc_html__( 'Widgets of the page builder: %s.', 'mountkit' ), esc_html( implode( ', ', $page['widgets'] ) ) );
			}
			?>
			<a href="<?php echo esc_url( add_query_arg( 'mountkit', 'preview', home_url( $path ) ) ); ?>"><?php esc_html_e( 'Preview this page', 'mountkit' ); ?></a>
		</p>
		<table class="widefat striped mountkit-scripts">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Script', 'mountkit' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Decision', 'mountkit' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Why', 'mountkit' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Bytes, gzip', 'mountkit' ); ?></th>
			</tr></thead>
			<tbody>
			<?php
			foreach ( $page['out'] as $handle => $row ) {
				print_script( (string) $handle, true, explain_out( $row[0] ), $row[2] );
			}
			foreach ( $page['stays'] as $handle => $row ) {
				print_script( (string) $handle, false, explain_stay( $row[0], $row[1] ), $row[3] );
			}
			?>
			</tbody>
		</table>
	</details>
	<?php
}

function print_script( string $handle, bool $is_out, string $why, int $bytes ): void {
	printf(
		'<tr><th scope="row"><code>%s</code></th><td><span class="mountkit-%s">%s</span></td><td>%s</td><td>%s</td></tr>',
		esc_html( $handle ),
		$is_out ? 'out' : 'stays',
		$is_out ? esc_html__( 'Replaced', 'mountkit' ) : esc_html__( 'Stays', 'mountkit' ),
		esc_html( $why ),
		$bytes > 0 ? esc_html( number_format_i18n( $bytes ) ) : '–'
	);
}
