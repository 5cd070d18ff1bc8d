// The trigger block in the editor: the button as visitors see it, and what it opens.
((wp) => {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  function Edit(props) {
    var values = props.attributes;
    function set(name) {
      return (value) => {
        var change = {};
        change[name] = typeof value === 'string' && name !== 'label' ? value.trim() : value;
        props.setAttributes(change);
      };
    }
    function field(name, label, help) {
      return el(wp.components.TextControl, { label: label, help: help, value: values[name], onChange: set(name) });
    }
    return el(
      'div',
      wp.blockEditor.useBlockProps(),
      el(
        wp.blockEditor.InspectorControls,
        null,
        el(
          wp.components.PanelBody,
          { title: __('What it opens', 'mountkit') },
          field('popupId', __('Popup id', 'mountkit')),
          field('panelId', __('Or panel id', 'mountkit'), __('If both are given, the panel opens.', 'mountkit')),
          el(wp.components.ToggleControl, {
            label: __('Closes it when it is open', 'mountkit'),
            checked: values.toggle,
            onChange: set('toggle'),
          }),
        ),
      ),
      el(wp.blockEditor.RichText, {
        tagName: 'span',
        className: 'mountkit-trigger wp-element-button',
        'aria-label': __('Text of the button', 'mountkit'),
        placeholder: __('Open', 'mountkit'),
        allowedFormats: [],
        value: values.label,
        onChange: set('label'),
      }),
    );
  }

  wp.blocks.registerBlockType('mountkit/popup-trigger', {
    edit: Edit,
    save: () => null,
  });
})(window.wp);
