/**
 * Colours of code as classes: a policy without 'unsafe-inline' lets no `style` attribute through, and light and dark
 * are then the style sheet's affair. The theme's colours stand for classes and are never seen.
 */
const KINDS = {
  '#000001': ['comment', 'punctuation.definition.comment'],
  '#000002': ['string', 'punctuation.definition.string', 'string.quoted'],
  '#000003': ['keyword', 'storage', 'constant.language', 'keyword.operator.expression'],
  '#000004': [
    'entity.name',
    'support.function',
    'variable.function',
    'support.type.property-name',
    'meta.property-name',
  ],
  '#000005': ['constant.numeric', 'support.constant', 'variable.parameter.url'],
  '#000006': ['entity.other.attribute-name'],
};

const CLASSES = {
  '#000001': 'code-comment',
  '#000002': 'code-string',
  '#000003': 'code-keyword',
  '#000004': 'code-name',
  '#000005': 'code-number',
  '#000006': 'code-attribute',
};

export const codeTheme = {
  name: 'mountkit',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  tokenColors: Object.entries(KINDS).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
};

/** Writes a class in place of each `style`. */
export const classTokens = {
  name: 'mountkit:class-tokens',
  span(node) {
    const [color] = /#\w{6}/.exec(String(node.properties.style ?? '')) ?? [];
    delete node.properties.style;
    if (color && CLASSES[color]) node.properties.class = CLASSES[color];
  },
  pre(node) {
    delete node.properties.style;
  },
};
