import { type Disposer, listen, markAnswered } from '@mountkit/core';
import type { FetchedList } from '../../dom/engine/fetch-list';
import type { LoopOptions } from '../../settings';

/** What the further pages of a list need of it. */
export interface MoreSource {
  readonly element: HTMLElement;
  settings(): LoopOptions;
  /** Brings another page of the list by its address. */
  fetchPage(url: string): Promise<FetchedList>;
  readonly label: string;
  /** Tells how far the list goes now, with the page of this address, or that a page did not come. */
  tell(url?: string): void;
}

/** Shows or hides an element, also where the page says how such a one is laid out. */
function show(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  element.style.setProperty('display', isShown ? '' : 'none', 'important');
}

/** How far from the end of the list the next page is fetched: CSS pixels. */
const AHEAD = '600px';

/**
 * Brings further pages of a list by a button, and by coming near the end where the page wants it so. The page's own
 * links to other pages are out of sight meanwhile. Answers what brings it up to date, and what takes it away.
 */
export function openMore({ element, settings, fetchPage, label, tell }: MoreSource): {
  update(): void;
  close: Disposer;
} {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-load-more';
  button.textContent = label;
  const holderOf = (root: ParentNode) => {
    const { items } = settings();
    return (items && root.querySelector(items)) || root;
  };
  /** The page's own button; a list that is asked for anew brings another one. */
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
      const holder = holderOf(element);
      const added = [...holderOf(content).children].filter(
        (item) => !item.matches('nav,[role=status],[data-max-page]'),
      );
      const last = holder.lastElementChild?.matches('nav,[data-max-page]') ? holder.querySelector('nav') : null;
      markAnswered(element);
      for (const item of added) holder.insertBefore(item, last);
      Object.assign(element.dataset, pages);
      if (!pages.nextPage) delete element.dataset.nextPage;
      const pressed = buttonNow();
      const hadFocus = document.activeElement === pressed;
      update();
      // The button is gone after the last page; who reads on does so at the first new item.
      if (hadFocus && pressed.hidden) added[0]?.querySelector<HTMLElement>('a[href],button')?.focus();
      tell(url);
    } catch {
      setBusy(false);
      tell();
    }
  };

  element.after(button);
  // A list that script has mounted may say it in its options alone.
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
      // Before what follows the list's links.
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
