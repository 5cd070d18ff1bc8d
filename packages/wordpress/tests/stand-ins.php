<?php
/** Stands in for what the plugin uses of WordPress to store settings and to print: a site in an array. */

define( 'ABSPATH', __DIR__ . '/' );

/** Begins a test with an empty site: stored options, notices, what its user may do, callbacks of filters. */
function begin_site( array $may, array $options = array() ): void {
	$GLOBALS['site'] = array( 'options' => $options, 'notices' => array(), 'may' => $may, 'filters' => array() );
}

/** Saves what was typed on the settings page: as WordPress does, slashes are added to a request and taken off once. */
function save_typed( array $typed ): void {
	$_POST['mountkit_settings'] = wp_slash( $typed );
	update_option( 'mountkit_settings', wp_unslash( $_POST['mountkit_settings'] ) );
}

function wp_slash( $value ) {
	return is_array( $value ) ? array_map( 'wp_slash', $value ) : ( is_string( $value ) ? addslashes( $value ) : $value );
}

function wp_unslash( $value ) {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : ( is_string( $value ) ? stripslashes( $value ) : $value );
}

function get_option( string $name, $default = false ) {
	return $GLOBALS['site']['options'][ $name ] ?? $default;
}

/** WordPress cleans an option on every way to the database, and twice where it is new. */
function update_option( string $name, $value ): void {
	$is_new = ! isset( $GLOBALS['site']['options'][ $name ] );
	for ( $times = $is_new ? 2 : 1; $times > 0; --$times ) {
		$value = 'mountkit_settings' === $name ? Mountkit\sanitize_options( $value ) : $value;
	}
	$GLOBALS['site']['options'][ $name ] = $value;
}

function add_settings_error( string $setting, string $code, string $message ): void {
	$GLOBALS['site']['notices'][ $code ] = $message;
}

function current_user_can( string $capability ): bool {
	return in_array( $capability, $GLOBALS['site']['may'], true );
}

function add_filter( string $name, callable $callback ): void {
	$GLOBALS['site']['filters'][ $name ] = $callback;
}

function apply_filters( string $name, $value ) {
	$callback = $GLOBALS['site']['filters'][ $name ] ?? null;
	return $callback ? $callback( $value ) : $value;
}

function is_admin(): bool {
	return true;
}

function plugins_url( string $file ): string {
	return "https://site.test/wp-content/plugins/mountkit/$file";
}

function get_file_data(): array {
	return array( 'version' => '1.2.3' );
}

function add_query_arg( string $name, string $value, string $url ): string {
	return "$url?$name=$value";
}

function wp_parse_url( string $url, int $component = -1 ) {
	return parse_url( $url, $component );
}

function wp_json_encode( $value, int $flags = 0 ): string {
	return json_encode( $value, $flags );
}

function wp_get_inline_script_tag( string $code, array $attributes = array() ): string {
	$attributes = apply_filters( 'wp_inline_script_attributes', $attributes );
	return '<script' . Mountkit\write_attributes( $attributes ) . ">\n$code\n</script>\n";
}

function __( string $text ): string {
	return $text;
}

function esc_html( string $text ): string {
	return $text;
}

function esc_attr( string $text ): string {
	return Mountkit\escape( $text );
}

function esc_html__( string $text ): string {
	return $text;
}

function home_url( string $text ): string {
	return $text;
}

function get_search_link( string $text ): string {
	return $text;
}

function plugin_basename( string $text ): string {
	return $text;
}

function add_action(): void {}

function get_post_types(): array {
	return array();
}

function get_taxonomies(): array {
	return array();
}
