import { adoptStyles, listen, type WidgetContext } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import type { TocEvents } from '../events';
import { shareRead } from '../logic/share-read';
import type { TrackerOptions } from '../settings';
import { pageScroller } from './page-scroller';
import { readAlong } from './read-along';
import { TRACKER_STYLE, trackerParts } from './tracker-parts';

/** Timelines of the page's scrolling, where the browser has them. */
interface Timelines {
  readonly ScrollTimeline?: new (options: { readonly source: Element }) => AnimationTimeline;
  readonly ViewTimeline?: new (options: { readonly subject: Element; readonly inset: string }) => AnimationTimeline;
}

/** What is read; null for the page. */
function findSubject(element: Element, { relative_to, selector }: TrackerOptions): Element | null | undefined {
  if (relative_to === 'page') return null;
  if (relative_to === 'content') return element.closest('article,main') ?? document.querySelector('article,main');
  return document.querySelector(selector || ':not(*)');
}

/** The browser's timeline of what is read: of the page, or of an element on its way through the window. */
function timelineOf(subject: Element | null, source: Element): AnimationTimeline | undefined {
  const { ScrollTimeline, ViewTimeline } = window as Timelines;
  // What a header covers counts as seen, as it does where the share is measured.
  if (subject) return ViewTimeline && new ViewTimeline({ subject, inset: '0px' });
  return ScrollTimeline && new ScrollTimeline({ source });
}

/** How the bar grows from nothing to its whole size. */
function growth(bar: Element, isRing: boolean): Keyframe[] {
  if (!isRing) return [{ width: '0%' }, { width: '100%' }];
  const length = (bar as SVGGeometryElement).getTotalLength();
  return [{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} ${length}` }];
}

/** Shows how much has been read: by a timeline of the browser, so that scrolling runs no script, or by one listener. */
export function startTracker(context: WidgetContext<TrackerOptions, TocEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { kind, direction, parts } = settings();
  const view = trackerParts(element, settings());
  let subject: Element | null | undefined;
  try {
    subject = findSubject(element, settings());
  } catch {
    // The selector is none.
  }
  markReady();
  if (!view || subject === undefined || (!subject && settings().relative_to !== 'page')) {
    view?.remove();
    report(view ? 'found nothing to follow, expected a selector of what is read' : 'has no bar, expected its parts');
    return;
  }
  const { bar, number } = view;
  const scroller = pageScroller();
  const timeline = timelineOf(subject, scroller);
  const kept = keepAttributes();
  const root = document.documentElement;
  kept.set(element, {
    role: 'progressbar',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-label': element.ariaLabel || element.hasAttribute('aria-labelledby') ? element.ariaLabel : 'Reading progress',
    ...(direction && { dir: direction }),
  });

  const { display } = bar.style;
  // The page's style sheet may hide it until there is something to show.
  if (parts) bar.style.display = 'block';
  const animation = bar.animate(growth(bar, kind === 'circular'), {
    duration: timeline ? 'auto' : 1,
    fill: 'both',
    ...(timeline && { timeline }),
    ...(timeline && subject && { rangeStart: 'contain 0%', rangeEnd: 'contain 100%' }),
  } as KeyframeAnimationOptions);
  if (!timeline) animation.pause();

  let isDone = false;
  /** Width of the number when it was last shown. CSS pixels. */
  let needed = 0;
  const read = () => {
    const { top, height } = subject?.getBoundingClientRect() ?? {
      top: -scroller.scrollTop,
      height: scroller.scrollHeight,
    };
    const share = shareRead({ top, height, window: root.clientHeight });
    const percent = `${Math.round(100 * share)}`;
    kept.set(element, { 'aria-valuenow': percent });
    if (number) {
      number.textContent = `${percent}%`;
      // In a bar that is too short for it, it would lie over what is beside it, or beside the page.
      needed = number.offsetWidth || needed;
      const isCut = bar.contains(number) && share * (bar.parentElement?.clientWidth ?? 0) < needed + 8;
      number.style.display = isCut ? 'none' : '';
    }
    if (!timeline) animation.currentTime = share;
    if (share >= 1 && !isDone) emit('end', {});
    isDone = share >= 1;
  };
  const before = number?.textContent ?? '';
  // Where the browser moves the bar and no number is shown, it is read once after each movement.
  const isQuiet = timeline && !number && 'onscrollend' in window;
  const follow = () => (isQuiet ? listen(document, 'scrollend', read) : readAlong(read));
  scope.add(scroller === root ? follow() : listen(scroller, 'scroll', read, { passive: true }));
  if (!parts) scope.add(adoptStyles(element, TRACKER_STYLE));
  scope.add(() => {
    animation.cancel();
    bar.style.display = display;
    if (number) {
      number.textContent = before;
      number.style.display = '';
    }
    for (const part of [bar, number]) if (part) dropEmpty(part, 'style');
    view.remove();
    kept.restore();
  });
  read();
}
