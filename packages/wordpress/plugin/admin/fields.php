<?php
/** Draws the fields of the settings page. */
namespace Mountkit;

defined( 'ABSPATH' ) || exit;

function print_field( array $field ): void {
	$key   = $field['key'];
	$value = load_stored_settings()[ $key ];
	$name  = OPTION . "[$key]";
	$id    = "mountkit-$key";
	$help  = empty( $field['help'] ) ? '' : "$id-help";
	// A field that is disabled is not sent, and its setting stays.
	$is_locked = in_array( $key, HOST_SETTINGS, true ) && ! may_name_hosts();
	switch ( $field['as'] ) {
		case 'boxes':
			print_boxes( $field, $name, (array) $value );
			break;
		case 'box':
			printf(
				'<input type="hidden" name="%1$s" value=""><label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label>',
				esc_attr( $name ),
				checked( $value, true, false ),
				esc_html( $field['text'] )
			);
			break;
		case 'radios':
			print_radios( $field, $name, (string) $value );
			break;
		case 'json':
			printf(
				'<textarea id="%s" name="%s" class="large-text code" rows="5" spellcheck="false"%s>%s</textarea>',
				esc_attr( $id ),
				esc_attr( $name ),
				write_attributes( array( 'aria-describedby' => $help ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- it escapes.
				esc_textarea( (string) $value )
			);
			break;
		default:
			printf(
				'<input type="text" id="%s" name="%s" value="%s" class="regular-text code" spellcheck="false"%s>',
				esc_attr( $id ),
				esc_attr( $name ),
				esc_attr( is_array( $value ) ? implode( ' ', $value ) : $value ),
				write_attributes( array( 'placeholder' => $field['placeholder'] ?? '', 'aria-describedby' => $help, 'disabled' => $is_locked ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- it escapes.
			);
	}
	if ( $help ) {
		$lock = $is_locked ? ' ' . __( 'Only people with the capability unfiltered_html may change this.', 'mountkit' ) : '';
		printf( '<p class="description" id="%s">%s</p>', esc_attr( $help ), esc_html( $field['help'] . $lock ) );
	}
}

function print_boxes( array $field, string $name, array $chosen ): void {
	printf( '<fieldset><legend class="screen-reader-text">%s</legend><div class="mountkit-boxes">', esc_html( $field['label'] ) );
	// So that none ticked is said, too.
	printf( '<input type="hidden" name="%s[]" value="">', esc_attr( $name ) );
	foreach ( $field['options'] as $value => $label ) {
		printf(
			'<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label>',
			esc_attr( $name ),
			esc_attr( (string) $value ),
			checked( in_array( (string) $value, $chosen, true ), true, false ),
			esc_html( $label )
		);
	}
	echo '</div></fieldset>';
}

function print_radios( array $field, string $name, string $chosen ): void {
	printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $field['label'] ) );
	foreach ( $field['options'] as $value => $label ) {
		printf(
			'<label><input type="radio" name="%s" value="%s"%s> %s</label><br>',
			esc_attr( $name ),
			esc_attr( $value ),
			checked( $value, $chosen, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}
