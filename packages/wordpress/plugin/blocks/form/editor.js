// The form block in the editor: its settings, and a placeholder. Visitors get what PHP writes.
((wp) => {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;
  var TextControl = wp.components.TextControl;

  function Edit(props) {
    var values = props.attributes;
    function field(name, label, help) {
      return el(TextControl, {
        label: label,
        help: help,
        value: values[name],
        onChange: (value) => {
          var change = {};
          change[name] = value.trim();
          props.setAttributes(change);
        },
      });
    }
    return el(
      'div',
      wp.blockEditor.useBlockProps(),
      el(
        wp.blockEditor.InspectorControls,
        null,
        el(
          wp.components.PanelBody,
          { title: __('Form settings', 'mountkit') },
          field('region', __('Region', 'mountkit'), __('For example eu1. Empty for na1.', 'mountkit')),
          field('minHeight', __('Space kept while it loads, in pixels', 'mountkit')),
          field(
            'redirectUrl',
            __('Page after submitting', 'mountkit'),
            __('An address that begins with / or https://.', 'mountkit'),
          ),
        ),
      ),
      el(
        wp.components.Placeholder,
        {
          icon: 'feedback',
          label: __('Form', 'mountkit'),
          instructions: __('Visitors see the form here. Its ids are in your forms host.', 'mountkit'),
        },
        field('portalId', __('Portal id', 'mountkit')),
        field('formId', __('Form id', 'mountkit')),
      ),
    );
  }

  wp.blocks.registerBlockType('mountkit/form', {
    edit: Edit,
    save: () => null,
  });
})(window.wp);
