<?php
/** The settings page, by the Settings API: WordPress checks the nonce and the capability, read_options() the values. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );

function register_settings(): void {
	register_setting( 'mountkit', OPTION, array(
		'type'              => 'array',
		'default'           => default_settings(),
		'sanitize_callback' => __NAMESPACE__ . '\\sanitize_options',
	) );
	$sections = array(
		'scripts' => array( __( 'What is replaced', 'mountkit' ), 'print_scripts_intro' ),
		'tag'     => array( __( 'The script tag', 'mountkit' ), 'print_tag_intro' ),
		'consent' => array( __( 'Consent', 'mountkit' ), 'print_consent_intro' ),
	);
	foreach ( $sections as $id => $section ) {
		add_settings_section( "mountkit-$id", $section[0], __NAMESPACE__ . '\\' . $section[1], 'mountkit' );
	}
	foreach ( list_fields() as $key => $field ) {
		$args = array( 'key' => $key ) + $field;
		// A group of boxes has a legend instead.
		if ( in_array( $field['as'], array( 'text', 'words', 'json' ), true ) ) {
			$args['label_for'] = "mountkit-$key";
		}
		add_settings_field( "mountkit-$key", esc_html( $field['label'] ), __NAMESPACE__ . '\\print_field', 'mountkit', "mountkit-{$field['section']}", $args );
	}
}

/** The fields of the page: key => section, label, as (how it is drawn), help. */
function list_fields(): array {
	return array(
		'dialects'       => array(
			'section' => 'scripts',
			'as'      => 'boxes',
			'label'   => __( 'Products', 'mountkit' ),
			'options' => array_combine( DIALECTS, array_map( __NAMESPACE__ . '\\name_dialect', DIALECTS ) ),
			'help'    => __( 'A page keeps a product’s scripts where not everything on it is replaced.', 'mountkit' ),
		),
		'skipped_types'  => array(
			'section' => 'scripts',
			'as'      => 'boxes',
			'label'   => __( 'Leave these page types alone', 'mountkit' ),
			'options' => array_map( __NAMESPACE__ . '\\name_page_type', array_combine( array_keys( list_page_types() ), array_keys( list_page_types() ) ) ),
		),
		'kept'           => array(
			'section' => 'scripts',
			'as'      => 'words',
			'label'   => __( 'Scripts that always stay', 'mountkit' ),
			'help'    => __( 'Handles of scripts, separated by spaces. The health page shows the handle of every script.', 'mountkit' ),
		),
		'always'         => array(
			'section' => 'scripts',
			'as'      => 'box',
			'label'   => __( 'Also where nothing is saved', 'mountkit' ),
			'text'    => __( 'Replace a product’s scripts even where they are fewer bytes than what replaces them', 'mountkit' ),
		),
		'provider'       => array(
			'section'     => 'tag',
			'as'          => 'text',
			'label'       => __( 'Forms host', 'mountkit' ),
			'placeholder' => 'https://forms.example/',
			'help'        => __( 'Where forms come from and are sent to. Empty: from the region of each form.', 'mountkit' ),
		),
		'providers'      => array(
			'section'     => 'tag',
			'as'          => 'text',
			'label'       => __( 'Further forms hosts', 'mountkit' ),
			'placeholder' => 'https://more.example https://forms.example:8443',
			'help'        => __( 'Origins that elements of your pages may name in data-provider, separated by spaces. Empty: only the forms host and this site.', 'mountkit' ),
		),
		'source'         => array(
			'section'     => 'tag',
			'as'          => 'text',
			'label'       => __( 'Serve the script from', 'mountkit' ),
			'placeholder' => 'https://cdn.example/mountkit/',
			/* translators: %s: a version number */
			'help'        => sprintf( __( 'Empty: from this plugin. Otherwise the address of a folder that has the folder %s of a release; the browser then checks the file.', 'mountkit' ), get_version() ),
		),
		'config'         => array(
			'section' => 'tag',
			'as'      => 'json',
			'label'   => __( 'Configuration block', 'mountkit' ),
			'help'    => __( 'One JSON object with facts about the page. What stands here comes before what WordPress knows. Facts that name hosts need the capability unfiltered_html.', 'mountkit' ),
		),
		'consent'        => array(
			'section' => 'consent',
			'as'      => 'radios',
			'label'   => __( 'Marketing consent', 'mountkit' ),
			'options' => array(
				'none'           => __( 'Not asked on this site', 'mountkit' ),
				'wp-consent-api' => __( 'From the WP Consent API, which most consent plugins speak', 'mountkit' ),
				'cookie'         => __( 'From a cookie', 'mountkit' ),
			),
		),
		'consent_cookie' => array(
			'section' => 'consent',
			'as'      => 'text',
			'label'   => __( 'Name of the cookie', 'mountkit' ),
		),
		'consent_value'  => array(
			'section' => 'consent',
			'as'      => 'text',
			'label'   => __( 'Text in the cookie that means yes', 'mountkit' ),
			'help'    => __( 'Empty: the cookie alone means yes.', 'mountkit' ),
		),
	);
}

/**
 * What was typed, over what is stored; what cannot be used is reported and stays as it was. WordPress has taken the slashes
 * of the request off already, and calls this on every way to the database, so nothing is unslashed here.
 */
function sanitize_options( $input ): array {
	$before = load_stored_settings();
	list( $settings, $problems ) = read_options( is_array( $input ) ? $input : array(), $before );
	foreach ( $problems as $problem ) {
		/* translators: 1: a setting, 2: what was typed */
		report_setting( $problem[0], sprintf( __( '%1$s: “%2$s” cannot be used. The setting stays as it was.', 'mountkit' ), name_setting( $problem[0] ), $problem[1] ) );
	}
	if ( may_name_hosts() ) {
		return $settings;
	}
	list( $settings, $kept ) = keep_hosts( $settings, $before );
	foreach ( $kept as $key ) {
		/* translators: 1: a setting, 2: the name of a capability of WordPress */
		report_setting( $key, sprintf( __( '%1$s: only people with the capability %2$s may change which hosts are named. The setting stays as it was.', 'mountkit' ), name_setting( $key ), 'unfiltered_html' ) );
	}
	return $settings;
}

function name_setting( string $key ): string {
	return list_fields()[ $key ]['label'] ?? $key;
}

function report_setting( string $key, string $message ): void {
	add_settings_error( OPTION, "mountkit-$key", esc_html( $message ) );
}

function show_settings_page(): void {
	if ( ! may_manage() ) {
		return;
	}
	?>
	<div class="wrap mountkit">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php settings_errors(); ?>
		<?php print_switch(); ?>
		<p><a href="<?php echo esc_url( admin_url( 'admin.php?page=mountkit-health' ) ); ?>"><?php esc_html_e( 'What is replaced on each page type, and what stays', 'mountkit' ); ?></a></p>
		<form method="post" action="options.php">
			<?php
			settings_fields( 'mountkit' );
			do_settings_sections( 'mountkit' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

function print_scripts_intro(): void {
	echo '<p>' . esc_html__( 'Products whose scripts are taken out where mountkit replaces them.', 'mountkit' ) . '</p>';
}

function print_tag_intro(): void {
	echo '<p>' . esc_html__( 'The tag is on every page; it loads more only where a page needs it.', 'mountkit' ) . '</p>';
}

function print_consent_intro(): void {
	echo '<p>' . esc_html__( 'Without consent, addresses are not checked while they are typed, and orders are not attributed to campaigns.', 'mountkit' ) . '</p>';
}
