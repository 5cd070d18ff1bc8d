import { type Disposer, listen } from '@mountkit/core';
import type { LoopOptions } from '../../settings';
import type { FetchedList } from './fetch-list';

/** What the button for further pages needs of its list. */
export interface MoreSource {
  readonly element: HTMLElement;
  settings(): LoopOptions;
  /** Fetches another page of the list by its address. */
  fetchPage(url: string): Promise<FetchedList>;
  readonly label: string;
  /** Called when the page of this address has been added. */
  added(url: string): void;
  /** Called when a page could not be fetched, with what tries again. */
  failed(retry: () => void): void;
  /** Removes the note of such a failure; answers whether it had the focus. */
  uncover(): boolean;
}

/** Shows or hides an element, also if the page's styles set its display. */
function show(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.setProperty('display', isShown ? '' : 'none', 'important');
}

/** The next page is fetched this far from the end of the list. */
const AHEAD = '600px';

/** A button that adds further pages to a list. */
export interface More {
  /** Shows the button if there is a further page. */
  update(): void;
  readonly close: Disposer;
}

/**
 * Adds further pages to a list by a button and, if the page's options ask for it, when the visitor gets near the end. The
 * page's own links to other pages are hidden meanwhile.
 */
export function openMore({ element, settings, fetchPage, label, added, failed, uncover }: MoreSource): More {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-load-more';
  button.textContent = label;
  const holderOf = (root: ParentNode) => {
    const { items } = settings();
    return (items && root.querySelector(items)) || root;
  };
  /** The page's own button; a list that is fetched again may contain another one. */
  const ownButton = () => {
    const { moreButton } = settings();
    return moreButton ? element.querySelector<HTMLElement>(moreButton) : null;
  };
  const buttonNow = () => ownButton() ?? button;
  let isBusy = false;
  // A button that is disabled would lose the focus.
  const setBusy = (next: boolean) => {
    isBusy = next;
    buttonNow().ariaDisabled = `${next}`;
    buttonNow().ariaBusy = next ? 'true' : null;
  };
  const links = () => element.querySelectorAll<HTMLElement>('nav');

  const update = () => {
    for (const nav of links()) show(nav, false);
    show(button, false);
    show(buttonNow(), !!element.dataset.nextPage);
    setBusy(false);
  };

  const load = async () => {
    const { nextPage } = element.dataset;
    if (!nextPage || isBusy) return;
    setBusy(true);
    try {
      const url = new URL(nextPage, location.href).href;
      const { content, pages } = await fetchPage(url);
      const pressed = buttonNow();
      const wasNote = uncover();
      const holder = holderOf(element);
      const items = [...holderOf(content).children].filter(
        (item) => !item.matches('nav,[role=status],[data-max-page]'),
      );
      const last = holder.lastElementChild?.matches('nav,[data-max-page]') ? holder.querySelector('nav') : null;
      for (const item of items) holder.insertBefore(item, last);
      Object.assign(element.dataset, pages);
      if (!pages.nextPage) delete element.dataset.nextPage;
      const hadFocus = wasNote || document.activeElement === pressed;
      update();
      // The button is hidden after the last page: the focus moves to the first new item.
      if (hadFocus && pressed.hidden) items[0]?.querySelector<HTMLElement>('a[href],button')?.focus();
      else if (wasNote) pressed.focus({ preventScroll: true });
      added(url);
    } catch {
      setBusy(false);
      failed(load);
    }
  };

  element.after(button);
  // A list that was mounted by script may have it in its options only.
  const { nextPage } = settings();
  if (nextPage) element.dataset.nextPage ??= nextPage;
  const offs = [
    listen(button, 'click', load),
    listen(
      element,
      'click',
      (event) => {
        if (!ownButton()?.contains(event.target as Node)) return;
        event.preventDefault();
        load();
      },
      // Before the listener for the list's links.
      { capture: true },
    ),
  ];
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && settings().more === 'scroll' && load(),
    { rootMargin: AHEAD },
  );
  watch.observe(button);
  update();
  return {
    update,
    close() {
      for (const off of offs) off();
      watch.disconnect();
      button.remove();
      const own = ownButton();
      own?.removeAttribute('aria-disabled');
      for (const each of [...links(), ...(own ? [own] : [])]) show(each, true);
    },
  };
}
