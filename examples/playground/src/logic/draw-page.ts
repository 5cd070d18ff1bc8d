import type { Json } from '@mountkit/core/logic';
import { FORM_EXAMPLES } from './gallery';
import { type MarkupNode, node } from './markup';
import type { FilterChoice, PlaygroundState } from './state';
import { findWidgetExample } from './widget-gallery';

/** A term that the list of the preview can be filtered by. */
export interface Term {
  readonly slug: string;
  readonly name: string;
}

/** The terms of each taxonomy, as the preview's server knows them. */
export type Terms = Readonly<Record<string, readonly Term[]>>;

/** A form that can be shown. */
export interface ShownForm {
  readonly definition: object;
  readonly portalId: string;
  readonly formId: string;
}

/** What the page is to hold. */
export interface PageParts {
  readonly state: PlaygroundState;
  readonly form: ShownForm | null;
  /** Of the popup or the widget. */
  readonly settings: Json | null;
  readonly terms: Terms;
  /** Where the filtered list stands, with a query or without. */
  readonly listBase: string;
}

export const POPUP_ID = 'letter';
export const LIST = { widgetId: 'b10g300', postId: '9' } as const;
export const TITLES: Readonly<Record<FilterChoice['taxonomy'], string>> = {
  category: 'Category',
  post_tag: 'Tags',
  'reading-time': 'Reading time',
};
export const POPUP_WORDS = {
  heading: 'A letter a month',
  text: 'What is new, what broke, and what we learned from it.',
};
const MOST_TERMS = 12;

/** The marked elements of the page: those that a person would paste. Null where there is nothing to show yet. */
export function drawPage({ state, form, settings, terms, listBase }: PageParts): readonly MarkupNode[] | null {
  if (state.kind === 'form') return form && [drawForm(form, state)];
  if (state.kind === 'popup') return settings && drawPopup(settings, state);
  if (state.kind === 'widget') return settings && [drawWidget(settings, state)];
  return [drawFilter(state.filter, { terms: pickTerms(terms, state.filter), base: listBase })];
}

/** The options of a form, by their names in script. */
export function formOptions({ definition, portalId, formId }: ShownForm, state: PlaygroundState): Json {
  return {
    portalId,
    formId,
    ...(state.locale !== 'en' && { locale: state.locale }),
    ...(state.queue && { offline: 'queue' }),
    ...(state.theme === 'unstyled' && { unstyled: true }),
    ...(state.delivery === 'tag' && { definition }),
  };
}

/** Options as attributes of a marked element. */
function writeOptions(options: Json): Record<string, string> {
  const entries = Object.entries(options).map(([key, value]) => [
    `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(entries);
}

function drawForm(form: ShownForm, state: PlaygroundState): MarkupNode {
  return node('div', { 'data-mountkit': 'form', ...writeOptions(formOptions(form, state)) });
}

function drawWidget(settings: Json, { widget }: PlaygroundState): MarkupNode {
  const { id, element } = findWidgetExample(widget.example);
  const options = Object.entries(settings).map(([key, value]) => [
    `data-${key.replaceAll('_', '-')}`,
    Array.isArray(value) ? value.join() : typeof value === 'object' ? JSON.stringify(value) : `${value}`,
  ]);
  return { ...element, attributes: { 'data-mountkit': id, ...Object.fromEntries(options), ...element.attributes } };
}

/** The form in the popup: the email form, as the host has it. */
export const popupForm = ({ locale, theme }: Pick<PlaygroundState, 'locale' | 'theme'>): Json => {
  const { form } = FORM_EXAMPLES[0].definition as { form: { portalId: number; guid: string } };
  return {
    portalId: `${form.portalId}`,
    formId: form.guid,
    ...(locale !== 'en' && { locale }),
    ...(theme === 'unstyled' && { unstyled: true }),
  };
};

function drawPopup(settings: Json, state: PlaygroundState): MarkupNode[] {
  const marks = {
    hidden: '',
    'data-mountkit': 'popup',
    'data-popup-id': POPUP_ID,
    'data-settings': JSON.stringify(settings),
  };
  const form = node('div', { 'data-mountkit': 'form', ...writeOptions(popupForm(state)) });
  const content = [node('h2', {}, [POPUP_WORDS.heading]), node('p', {}, [POPUP_WORDS.text]), form];
  return [
    { ...node('a', { href: `#mountkit:popup:open?id=${POPUP_ID}` }, ['Open the popup']), look: 'open-popup' },
    { ...node('div', marks, content), look: 'popup-content' },
  ];
}

/** The terms that are offered. */
export const pickTerms = (terms: Terms, { taxonomy }: FilterChoice): readonly Term[] =>
  (terms[taxonomy] ?? []).slice(0, MOST_TERMS);

interface Offer {
  readonly terms: readonly Term[];
  readonly base: string;
}

function drawFilter(filter: FilterChoice, offer: Offer): MarkupNode {
  const label = { 'aria-label': TITLES[filter.taxonomy] };
  if (filter.join === 'NOT') return { ...node('nav', label, drawExclusions(filter, offer)), look: 'filter-terms' };
  const controls = drawControls(filter, offer.terms);
  if (filter.dialect === 'mountkit') {
    const marks = {
      'data-mountkit': 'loop-filter',
      'data-filter-id': 'topics',
      'data-loop': LIST.widgetId,
      'data-taxonomy': filter.taxonomy,
      'data-join': filter.join,
      'data-multiple': filter.multiple ? 'yes' : 'no',
    };
    return { ...node('div', { role: 'group', ...label, ...marks }, controls), look: 'filter-terms' };
  }
  const settings = {
    selected_element: LIST.widgetId,
    taxonomy: filter.taxonomy,
    multiple_selection: filter.multiple ? 'yes' : 'no',
    logical_combination: filter.join,
  };
  const search = { class: 'e-filter', ...label, 'data-base-url': offer.base, 'data-page-num': '1' };
  return node(
    'div',
    {
      class: 'elementor-element elementor-element-f1l7er1',
      'data-id': 'f1l7er1',
      'data-settings': JSON.stringify(settings),
    },
    [{ ...node('search', search, controls), look: 'filter-terms' }],
  );
}

function drawControls(filter: FilterChoice, terms: readonly Term[]): MarkupNode[] {
  if (filter.control === 'select') {
    const options = terms.map(({ slug, name }) => node('option', { value: slug }, [name]));
    const marks = { 'data-filter': '', 'aria-label': TITLES[filter.taxonomy] };
    const all = filter.multiple ? [] : [node('option', { value: '__all' }, ['All'])];
    return [node('select', { ...marks, ...(filter.multiple && { multiple: '' }) }, [...all, ...options])];
  }
  if (filter.control === 'checkboxes') {
    return terms.map(({ slug, name }) =>
      node('label', {}, [node('input', { type: 'checkbox', 'data-filter': slug }), ` ${name}`]),
    );
  }
  const button = (term: string, name: string, isPressed: boolean) =>
    node('button', { type: 'button', 'data-filter': term, 'aria-pressed': `${isPressed}` }, [name]);
  return [button('__all', 'All', true), ...terms.map(({ slug, name }) => button(slug, name, false))];
}

/** What is left out stands in the address alone: no control says NOT. */
function drawExclusions({ taxonomy }: FilterChoice, { terms, base }: Offer): MarkupNode[] {
  const join = base.includes('?') ? '&' : '?';
  const linkTo = (slug: string) => `${base}${join}e-filter-${LIST.widgetId}-${taxonomy}=!${encodeURIComponent(slug)}`;
  return [
    node('a', { class: 'e-filter-item', href: base }, ['All']),
    ...terms.map(({ slug, name }) => node('a', { class: 'e-filter-item', href: linkTo(slug) }, [`All but ${name}`])),
  ];
}
