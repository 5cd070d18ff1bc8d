import type { WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import { UNSEEN } from '../../shared/dom/unseen';
import { itemsOf } from '../dom/items-of';
import type { GalleryEvents } from '../events';
import type { FilterOptions, FilterParts } from '../settings';

/** Our own markup. */
const OWN: FilterParts = {
  filters: 'button',
  valueOf: (filter) => (filter as HTMLButtonElement).value,
  tagsOf: ({ dataset }) => dataset.tags?.match(/\S+/g) ?? [],
};

const DEFAULT_TEXT = '{count} shown';

/** The element that holds the filters; undefined where there is none. */
function findHolder(selector: string, report: (message: string) => void): Element | undefined {
  if (!selector) return undefined;
  let holder: Element | null = null;
  try {
    holder = document.querySelector(selector);
  } catch {
    // Reported below.
  }
  if (!holder) report(`filters is "${selector}", expected a selector of the element with the filters`);
  return holder ?? undefined;
}

/** Shows the items of the pressed filter. */
export interface Filter {
  apply(): void;
}

/** Lets the buttons filter a list. `changed` is called with the items that are shown. */
export function startFilter(
  context: WidgetContext<FilterOptions, GalleryEvents>,
  changed: (shown: readonly HTMLElement[]) => void,
): Filter {
  const { element: list, settings, scope, emit, report, signal } = context;
  const { filters: selector, name, parts = OWN, texts } = settings();
  const { hidden, active } = parts;
  const holder = findHolder(selector, report);
  const kept = keepAttributes();
  const filters = holder ? [...holder.querySelectorAll<HTMLElement>(parts.filters)] : [];
  const values = filters.map((filter) => parts.valueOf(filter));
  const status = document.createElement('div');
  status.role = 'status';
  status.style.cssText = UNSEEN;

  /** What the address says, if it is one of the filters; else what is shown at first. */
  const fromAddress = () => {
    const value = name ? new URLSearchParams(location.search).get(name) : null;
    return value !== null && values.includes(value) ? value : (values[0] ?? '');
  };
  let pressed = fromAddress();

  const apply = () => {
    const items = itemsOf(list, parts);
    const shown = items.filter((item) => !pressed || parts.tagsOf(item).includes(pressed));
    for (const item of holder ? items : []) {
      const isShown = shown.includes(item);
      if (isShown && item.hidden && !isMotionReduced()) item.animate({ opacity: [0, 1] }, 300);
      item.hidden = !isShown;
      setClasses(item, hidden, !isShown);
    }
    filters.forEach((filter, index) => {
      const isPressed = values[index] === pressed;
      kept.set(filter, { 'aria-pressed': `${isPressed}` });
      setClasses(filter, active, isPressed);
    });
    changed(shown);
    return shown.length;
  };

  const choose = (value: string) => {
    if (value === pressed) return;
    pressed = value;
    const count = apply();
    status.textContent = (texts.shown ?? DEFAULT_TEXT).replace('{count}', `${count}`);
    emit('change', { filter: value, count });
  };
  const press = (filter: HTMLElement) => {
    const value = parts.valueOf(filter);
    if (name && value !== pressed) {
      const url = new URL(location.href);
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
      history.pushState(history.state, '', url);
    }
    choose(value);
  };

  for (const filter of filters) {
    // What is neither a button nor a link with an address is made one.
    if (!filter.matches('button')) kept.set(filter, { role: 'button', tabindex: '0' });
    scope.add(
      onPress(filter, (event) => {
        event.preventDefault();
        press(filter);
      }),
    );
  }
  if (holder) {
    list.after(status);
    window.addEventListener('popstate', () => choose(fromAddress()), { signal });
  }
  scope.add(() => {
    status.remove();
    kept.restore();
    for (const filter of filters) setClasses(filter, active, false);
    if (!holder) return;
    for (const item of itemsOf(list, parts)) {
      item.hidden = false;
      setClasses(item, hidden, false);
    }
  });
  return { apply };
}
