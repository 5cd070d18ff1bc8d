// The cart drawer block in the editor: a placeholder with its two texts.
((wp) => {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  function Edit(props) {
    function field(name, label, placeholder) {
      return el(wp.components.TextControl, {
        label: label,
        placeholder: placeholder,
        value: props.attributes[name],
        onChange: (value) => {
          var change = {};
          change[name] = value;
          props.setAttributes(change);
        },
      });
    }
    return el(
      'div',
      wp.blockEditor.useBlockProps(),
      el(
        wp.components.Placeholder,
        {
          icon: 'cart',
          label: __('Cart drawer', 'mountkit'),
          instructions: __('Visitors see a link here that opens the cart of the shop.', 'mountkit'),
        },
        field('label', __('Text of the link', 'mountkit'), __('Cart', 'mountkit')),
        field('title', __('Heading of the drawer', 'mountkit'), __('Your cart', 'mountkit')),
      ),
    );
  }

  wp.blocks.registerBlockType('mountkit/cart-drawer', {
    edit: Edit,
    save: () => null,
  });
})(window.wp);
