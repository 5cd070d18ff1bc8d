import type { Disposer, WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { placeOf } from '../../shared/dom/place-of';
import type { TocEvents } from '../events';
import { slugOf } from '../logic/slug';
import type { TocOptions } from '../settings';
import { drawList } from './draw-list';
import { findHeadings, wordsOf } from './find-headings';
import { followLinks, type TocLink } from './follow-links';
import { startBox } from './start-box';

/** Milliseconds until headings that came later are listed: a page may write much at once. */
const PATIENCE = 200;

/** The links of a list that the server has printed, with what they lead to. */
const printedLinks = (element: Element): readonly TocLink[] =>
  [...element.querySelectorAll<HTMLAnchorElement>('li a[href^="#"]')].flatMap((link) => {
    const heading = placeOf(link);
    return heading ? [{ link, heading }] : [];
  });

/** The element that an address leads to: that of markup that is not ours around the heading, else the heading. */
function anchorOf(heading: HTMLElement, selector: string | undefined): HTMLElement {
  const around = selector && !heading.id ? heading.closest<HTMLElement>(`:is(${selector})[id]`) : null;
  // Of several headings in it, it is the anchor of the first.
  return around?.querySelector('h1,h2,h3,h4,h5,h6') === heading ? around : heading;
}

/** Lists the headings of the page, and marks the link of the section that is read. */
export function startToc(context: WidgetContext<TocOptions, TocEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { container, parts, collapse, offset, empty_text } = settings();
  const body = element.querySelector<HTMLElement>(parts?.body ?? 'details') ?? element;
  const before = [...body.childNodes];
  let known: string | undefined;
  let clear: Disposer = () => {};

  const follow = (pairs: readonly TocLink[]) =>
    followLinks(body, {
      pairs,
      offset,
      isCollapsing: collapse,
      active: parts?.active,
      changed: (index) => emit('change', { target: pairs[index]?.heading.id ?? '', index }),
    });

  const read = (): readonly HTMLElement[] => {
    try {
      return findHeadings(element, settings());
    } catch (error) {
      report('container or exclude is no selector', error);
      return [];
    }
  };

  /** Lists the headings again where they have changed; answers the ids that were made. */
  const build = (): ReadonlySet<string> => {
    const headings = read();
    const listed = headings.map((heading) => ({ words: wordsOf(heading), level: Number(heading.localName[1]) }));
    const fresh = new Set<string>();
    const now = JSON.stringify(listed);
    if (now === known) return fresh;
    known = now;
    clear();
    const kept = keepAttributes();
    const ids = headings.map((heading, index) => {
      const anchor = anchorOf(heading, parts?.anchor);
      if (!anchor.id) {
        kept.set(anchor, { id: slugOf(listed[index]?.words ?? '', (id) => !!document.getElementById(id)) });
        fresh.add(anchor.id);
      }
      return anchor.id;
    });
    const { list, links } = drawList(
      listed.map((each, index) => ({ ...each, id: ids[index] ?? '' })),
      settings(),
    );
    const made = headings[0] ? list : make(parts ? 'div' : 'p', '', empty_text);
    if (headings[0] || empty_text) body.append(made);
    const unfollow = follow(links.map((link, index) => ({ link, heading: headings[index] as HTMLElement })));
    clear = () => {
      unfollow();
      made.remove();
      kept.restore();
    };
    return fresh;
  };

  // A box that is closed at first is so before it is filled: Chromium counts as shifted what is laid out and looked at in between.
  startBox(context);
  const printed = parts ? [] : printedLinks(element);
  if (printed[0]) clear = follow(printed);
  else {
    if (parts) body.replaceChildren();
    const fresh = build();
    const place = placeOf(location);
    // The browser looked for it before it was there.
    if (place && fresh.has(place.id)) place.scrollIntoView();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        build();
      }, PATIENCE);
    });
    watch.observe((!container && element.closest('article,main')) || document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    scope.add(() => {
      watch.disconnect();
      clearTimeout(timer);
    });
  }
  scope.add(() => {
    clear();
    if (parts) body.replaceChildren(...before);
  });
  markReady();
}
