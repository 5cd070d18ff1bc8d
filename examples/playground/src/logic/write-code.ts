import type { Json } from '@mountkit/core/logic';
import {
  drawPage,
  formOptions,
  LIST,
  type PageParts,
  POPUP_ID,
  POPUP_WORDS,
  pickTerms,
  popupForm,
  TITLES,
} from './draw-page';
import { isReady } from './state';
import { findWidgetExample } from './widget-gallery';
import { escapeText, writeAttribute, writeNode } from './write-html';
import { writeChild, writeComponent, writeElement, writeLiteral, writeProperties, writeProperty } from './write-tsx';

/** What code is made of: what is shown, and where the scripts and the forms host are. */
export interface CodeParts extends Omit<PageParts, 'listBase'> {
  /** Without a slash at its end. */
  readonly origin: string;
  /** A popup's settings in the types that TypeScript expects. */
  readonly typed: Json;
}

const LIST_PATH = '/blog/';

/** The tag and the marked elements, to be pasted into a page. Empty where nothing can be shown. */
export function writeTag(parts: CodeParts): string {
  const { state, origin } = parts;
  const nodes = drawPage({ ...parts, listBase: LIST_PATH });
  if (nodes === null) return '';
  const needsProvider = state.kind === 'form' || state.kind === 'popup';
  const isElementor = state.kind === 'filter' && state.filter.dialect === 'elementor';
  const attributes = [
    ['src', `${origin}/mountkit/mountkit.js`],
    ...(needsProvider ? [['data-provider', `${origin}/`]] : []),
    ...(isElementor ? [['data-dialects', 'elementor']] : []),
  ] as const;
  const tag = `<script ${attributes.map(([name = '', value = '']) => writeAttribute(name, value)).join(' ')} async></script>`;
  const list = state.kind === 'filter' ? [writeList(parts)] : [];
  return `${[...writeTheme(parts), tag, ...nodes.map((one) => writeNode(one)), ...list].join('\n\n')}\n`;
}

/** The link to the style sheet of a ready theme. */
function writeTheme({ state: { theme }, origin }: CodeParts): string[] {
  if (!isReady(theme)) return [];
  return [`<link rel="stylesheet" ${writeAttribute('href', `${origin}/mountkit/themes/${theme}.css`)}>`];
}

function writeList({ state: { filter } }: CodeParts): string {
  const content = '<!-- the list, as your server draws it -->';
  if (filter.dialect === 'elementor') {
    return `<div data-elementor-id="${LIST.postId}">
  <div class="elementor-element elementor-element-${LIST.widgetId}">
    <div class="elementor-widget-container">${content}</div>
  </div>
</div>`;
  }
  const more = filter.more === 'links' ? '' : ` data-more="${filter.more}"`;
  return `<div data-mountkit="loop" data-widget-id="${LIST.widgetId}" data-post-id="${LIST.postId}" data-base-url="${LIST_PATH}"${more}>
  ${content}
</div>`;
}

/** The same as a React component. Empty where nothing can be shown. */
export function writeReact(parts: CodeParts): string {
  const { kind, theme } = parts.state;
  const component = { form: writeForm, popup: writePopup, filter: writeFilter, widget: writeWidget }[kind](parts);
  return component && isReady(theme) ? `import 'mountkit/themes/${theme}.css';\n${component}` : component;
}

const providerOf = ({ origin }: CodeParts) => writeProperty('provider', `${origin}/`);

function writeForm(parts: CodeParts): string {
  const { form, state } = parts;
  if (form === null) return '';
  const { definition, ...options } = formOptions(form, state);
  const properties = [...Object.entries(options).map(([key, value]) => writeProperty(key, value)), providerOf(parts)];
  const constant = definition ? `const definition: FormDocument = ${writeLiteral(definition)};\n\n` : '';
  const all = definition ? [...properties, 'definition={definition}'] : properties;
  const type = definition ? `import type { FormDocument } from '@mountkit/forms-embed';\n` : '';
  return `${type}import { MarketingForm } from '@mountkit/forms-embed/react';

${constant}export function Signup() {
  return (
    ${writeComponent('MarketingForm', all)}
  );
}
`;
}

function writePopup(parts: CodeParts): string {
  if (parts.settings === null) return '';
  const settings = Object.entries(parts.typed).map(([key, value]) => writeProperty(key, value));
  const form = Object.entries(popupForm(parts.state)).map(([key, value]) => writeProperty(key, value));
  const children = [
    `<h2>${writeChild(POPUP_WORDS.heading)}</h2>`,
    `<p>${writeChild(POPUP_WORDS.text)}</p>`,
    `<MarketingForm ${[...form, providerOf(parts)].join(' ')} />`,
  ];
  return `import { MarketingForm } from '@mountkit/forms-embed/react';
import { Popup } from '@mountkit/popup-engine/react';

export function Letter() {
  return (
    ${writeComponent('Popup', [writeProperty('popupId', POPUP_ID), ...settings], children)}
  );
}
`;
}

function writeFilter({ state: { filter }, terms }: CodeParts): string {
  const offered = pickTerms(terms, filter).map(({ slug, name }) => ({ slug, name }));
  const isExcluding = filter.join === 'NOT';
  const properties = [
    writeProperty('filterId', 'topics'),
    writeProperty('loop', LIST.widgetId),
    writeProperty('taxonomy', filter.taxonomy),
    writeProperty('join', filter.join),
    writeProperty('multiple', filter.multiple),
    writeProperty('aria-label', TITLES[filter.taxonomy]),
  ];
  const group = isExcluding
    ? writeComponent('nav', [writeProperty('aria-label', TITLES[filter.taxonomy])], writeLinks(filter.taxonomy))
    : writeComponent('LoopFilter', properties, writeControls(filter));
  const names = isExcluding ? 'mountLoop' : 'LoopFilter';
  const imports = isExcluding
    ? "import { mountLoop } from '@mountkit/loop-filter';"
    : "import { mountLoop } from '@mountkit/loop-filter';\nimport { LoopFilter } from '@mountkit/loop-filter/react';";
  return `${imports}
import { useEffect } from 'react';

const terms = ${writeLiteral(offered)};

/** ${names === 'mountLoop' ? 'Links to the list' : 'Filters'}, for the list that your server has drawn into #posts. */
export function Topics() {
  useEffect(() => {
    const list = mountLoop('#posts', ${writeLiteral({ ...LIST, baseUrl: LIST_PATH, more: filter.more })});
    return () => list.unmount();
  }, []);
  return (
    ${group}
  );
}
`;
}

function writeWidget({ state, settings, typed }: CodeParts): string {
  if (settings === null) return '';
  const { component, element } = findWidgetExample(state.widget.example);
  const { tag, attributes, children } = element;
  const properties = [
    ...(tag === 'div' ? [] : [writeProperty('as', tag)]),
    ...Object.entries(typed).map(([key, value]) => writeProperty(key, value)),
    ...writeProperties(attributes),
  ];
  const lines = children.flatMap((child) => writeElement(child).split('\n'));
  return `import { ${component} } from '@mountkit/page-widgets/react';

export function Widget() {
  return (
    ${writeComponent(component, properties, lines)}
  );
}
`;
}

function writeControls({ control, multiple, taxonomy }: CodeParts['state']['filter']): string[] {
  if (control === 'select') {
    return [
      `<select data-filter="" ${writeProperty('aria-label', TITLES[taxonomy])}${multiple ? ' multiple' : ''}>`,
      ...(multiple ? [] : ['  <option value="__all">All</option>']),
      '  {terms.map(({ slug, name }) => (',
      '    <option key={slug} value={slug}>{name}</option>',
      '  ))}',
      '</select>',
    ];
  }
  if (control === 'checkboxes') {
    return [
      '{terms.map(({ slug, name }) => (',
      '  <label key={slug}><input type="checkbox" data-filter={slug} /> {name}</label>',
      '))}',
    ];
  }
  return [
    '<button type="button" data-filter="__all" aria-pressed="true">All</button>',
    '{terms.map(({ slug, name }) => (',
    '  <button key={slug} type="button" data-filter={slug} aria-pressed="false">{name}</button>',
    '))}',
  ];
}

const writeLinks = (taxonomy: string): string[] => [
  `<a href="${escapeText(LIST_PATH)}">All</a>`,
  '{terms.map(({ slug, name }) => (',
  `  <a key={slug} href={\`${LIST_PATH}?e-filter-${LIST.widgetId}-${taxonomy}=!\${encodeURIComponent(slug)}\`}>All but {name}</a>`,
  '))}',
];
