import { type Disposer, pageConfig, request } from '@mountkit/core';
import { jsonObject, writeJson } from '@mountkit/core/logic';
import type { SearchParts } from '@mountkit/page-widgets/search';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** The older search form, which may open over the page: facts on page widgets, section 2.7. */
const FORM: SearchParts = {
  field: '.elementor-search-form__input',
  toggle: '.elementor-search-form__toggle',
  panel: '.elementor-search-form__container',
  close: '.dialog-close-button',
  open: 'elementor-search-form--full-screen elementor-lightbox',
};

const SEARCH: SearchParts = {
  field: '.e-search-input',
  clear: '.e-search-input-wrapper>label+i,.e-search-input-wrapper>input+i,.e-search-input-wrapper>input+svg',
  results: '.e-search-results-container',
  items: '.e-loop-item',
  hidden: 'hidden',
  idle: 'hide-loader',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Asks the builder's own call for the results of a term. */
const finder =
  (post: string, widget: string) =>
  async (term: string, signal: AbortSignal): Promise<string> => {
    const base = pageConfig().rest?.base ?? '/wp-json/';
    const { ok, status, json } = await request(
      new URL(`elementor-pro/v1/refresh-search`, new URL(base, document.baseURI)).href,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: writeJson({ post_id: post, widget_id: widget, search_term: term, page_number: 1 }),
        signal,
      },
    );
    if (!ok) throw new Error(`the answer has status ${status}`);
    const { data, pagination } = jsonObject(json);
    return textOf(data) + textOf(pagination);
  };

/** The icons in a field, by the names of the properties for their widths. */
const ICONS = { label: '.e-search-label>:is(i,svg)', clear: '.e-search-input-wrapper>:is(i,svg)' };

/** Tells the page's style sheet how wide the icons are: it leaves them room in the field. */
function measureIcons(widget: HTMLElement): Disposer {
  const field = widget.querySelector('.e-search-input');
  const write = () => {
    for (const [name, selector] of Object.entries(ICONS)) {
      const { width = 0 } = widget.querySelector(selector)?.getBoundingClientRect() ?? {};
      widget.style.setProperty(`--e-search-icon-${name}-absolute-width`, `${width}px`);
      field?.classList.toggle(`no-icon-${name}`, !width);
    }
  };
  // Fonts of icons come later.
  const sizes = new ResizeObserver(write);
  for (const icon of widget.querySelectorAll(Object.values(ICONS).join())) sizes.observe(icon);
  write();
  return () => {
    sizes.disconnect();
    for (const name of Object.keys(ICONS)) {
      widget.style.removeProperty(`--e-search-icon-${name}-absolute-width`);
      field?.classList.remove(`no-icon-${name}`);
    }
    if (!widget.getAttribute('style')) widget.removeAttribute('style');
  };
}

/** The builder's two kinds of search. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-search-form:has(.elementor-search-form__toggle)', async (element) => {
    const { mount } = await mountkit.load('search');
    return mount(element, { parts: FORM }).unmount;
  });
  watchElements('.e-search', async (element) => {
    // The server hides it until there is a script.
    element.classList.remove('hidden');
    const widget = element.closest<HTMLElement>('.elementor-element[data-id]');
    const settings = readSettings(widget?.dataset.settings) ?? {};
    // By the form's own field, which names the widget and its document.
    const { value = '' } = element.querySelector<HTMLInputElement>('[name=e_search_props]') ?? {};
    const [id = '', post = ''] = value.split('-');
    const { mount } = await mountkit.load('search');
    const forget = widget && measureIcons(widget);
    const { unmount } = mount(element, {
      live: settings.live_results === 'yes' && !!settings.template_id,
      minimum: Number(settings.minimum_search_characters) || 3,
      parts: { ...SEARCH, find: finder(post, id) },
    });
    return () => {
      unmount();
      forget?.();
    };
  });
}
