import { adoptStyles, type Disposer, listen, uniqueId } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import { slideAfterKey } from '../logic/slide-after-key';
import { TEXTS } from '../logic/texts';
import type { LightboxItem, LightboxNames, LightboxTexts, LightboxTools } from '../settings';
import { createButton } from './create-button';
import { createSlide, type Slide } from './create-slide';
import { STYLE } from './style';

/** What a lightbox shows, and how. */
export interface LightboxSpec extends Partial<LightboxTools> {
  readonly items: readonly LightboxItem[];
  /** The first slide that is seen, from 0. */
  readonly index?: number;
  /** What gets the focus back. */
  readonly opener?: HTMLElement | null;
  /** Going back closes it. Default true. */
  readonly history?: boolean;
  /** Id of its element. */
  readonly id?: string;
  readonly texts?: Partial<LightboxTexts>;
  readonly names?: LightboxNames;
  report(message: string, cause?: unknown): void;
  readonly changed?: (index: number) => void;
  readonly closed?: () => void;
}

/** An open lightbox. */
export interface Lightbox {
  /** Closes it; again it does nothing. */
  readonly close: Disposer;
}

/** A position in the history of the page that going back leaves. */
function enterHistory(left: () => void): Disposer {
  const mine = uniqueId();
  const isHere = () => (history.state as { mountkitLightbox?: string } | null)?.mountkitLightbox === mine;
  history.pushState({ ...Object(history.state), mountkitLightbox: mine }, '');
  const off = listen(window, 'popstate', () => isHere() || left());
  return () => {
    off();
    if (isHere()) history.back();
  };
}

/** Shows pictures and videos one after the other over the page. */
export function showLightbox(spec: LightboxSpec): Lightbox {
  const { items, opener, names = {}, report, changed, closed } = spec;
  const { counter = true, zoom = true, fullscreen = true, share = false, history: hasHistory = true } = spec;
  const texts: LightboxTexts = { ...TEXTS, ...spec.texts };
  const count = items.length;
  const end = new AbortController();
  const { signal } = end;
  const positionOf = (index: number) =>
    texts.position.replace('{index}', `${index + 1}`).replace('{count}', `${count}`);
  const slides: readonly Slide[] = items.map((item, index) =>
    createSlide(item, { texts, names, position: positionOf(index), report }),
  );

  let current = -1;
  /** The visitor moves it; else it is where a key, a button or the page has put it. */
  let isByHand = false;
  const mark = (index: number, isAskedFor = false) => {
    if (index === current) return;
    const isFirst = current < 0;
    current = index;
    slides.forEach((slide, each) => {
      slide.element.inert = each !== index;
      if (each !== index) slide.leave();
      if (Math.abs(each - index) < 2) slide.load();
    });
    slides[index]?.enter(isAskedFor);
    status.textContent = positionOf(index);
    zoomButton.ariaPressed = 'false';
    zoomButton.hidden = !zoom || items[index]?.kind !== 'picture';
    if (!isFirst) changed?.(index);
  };
  const go = (index: number, isAskedFor = false) => {
    const isNear = !isAskedFor && Math.abs(index - current) === 1 && !isMotionReduced();
    isByHand = false;
    mark(index, isAskedFor);
    slides[index]?.element.scrollIntoView({
      behavior: isNear ? 'smooth' : 'instant',
      inline: 'center',
      block: 'nearest',
    });
  };
  const step = (by: number) => go((current + by + count) % count);
  const toggleZoom = () => {
    zoomButton.ariaPressed = `${!!slides[current]?.zoom()}`;
  };

  const status = make('p', counter ? `mountkit-lightbox__counter ${names.counter ?? ''}`.trim() : '');
  status.role = 'status';
  if (!counter) status.style.cssText = UNSEEN;
  const zoomButton = createButton('zoom', texts.zoom, toggleZoom);
  const fullscreenButton = createButton('fullscreen', texts.fullscreen, () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen();
    change.catch((cause: unknown) => report('could not change to fullscreen', cause));
  });
  const closeButton = createButton('close', texts.close, () => close());
  const bar = make('div', 'mountkit-lightbox__bar');
  if (count > 1) bar.append(status);
  bar.append(zoomButton);
  if (fullscreen && document.fullscreenEnabled) bar.append(fullscreenButton);
  if (share && 'share' in navigator) {
    const send = () => {
      const { url = '', title = '' } = items[current] ?? {};
      // A visitor who changes their mind is no failure.
      navigator.share({ url: new URL(url, document.baseURI).href, title }).catch(() => {});
    };
    bar.append(createButton('share', texts.share, send));
  }
  bar.append(closeButton);
  const track = make('div', 'mountkit-lightbox__track', ...slides.map(({ element }) => element));
  track.tabIndex = 0;
  const box = make('div', 'mountkit-lightbox__box', bar, track);
  if (count > 1) {
    box.append(
      createButton('previous', texts.previous, () => step(-1)),
      createButton('next', texts.next, () => step(1)),
    );
  }
  const dialog = make('dialog', `mountkit-lightbox ${names.dialog ?? ''}`.trim(), box);
  dialog.id = spec.id ?? '';
  dialog.ariaLabel = texts.label;
  dialog.classList.toggle('mountkit-lightbox--gutter', innerWidth > document.documentElement.clientWidth);
  document.body.append(dialog);

  listen(dialog, 'close', () => close(), { signal });
  const turn = (event: KeyboardEvent) => {
    // A video has its own keys, and so has a picture that is larger than the window.
    if ((event.target as Element).matches('video,.mountkit-lightbox__slide--zoomed')) return;
    if (count < 2 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(track).direction === 'rtl';
    const next = slideAfterKey(event.key, current, { count, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  listen(dialog, 'keydown', turn, { signal });
  const press = ({ target }: Event) => {
    if ((target as Element).localName === 'img' && zoom) toggleZoom();
    // Beside the picture.
    else if ((target as Element).matches('.mountkit-lightbox__slide')) close();
  };
  listen(track, 'click', press, { signal });
  for (const name of ['pointerdown', 'wheel']) {
    listen(track, name, () => (isByHand = true), { signal, passive: true });
  }
  const readFullscreen = () => {
    fullscreenButton.ariaPressed = `${!!document.fullscreenElement}`;
  };
  listen(document, 'fullscreenchange', readFullscreen, { signal });
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = slides.findIndex(({ element }) => element === target);
        if (isIntersecting && isByHand) mark(index);
      }
    },
    { root: track, threshold: 0.6 },
  );
  const offs: Disposer[] = [adoptStyles(dialog, STYLE)];
  const close = () => {
    if (signal.aborted) return;
    end.abort();
    seen.disconnect();
    for (const slide of slides) slide.leave();
    if (document.fullscreenElement === box) void document.exitFullscreen();
    dialog.close();
    for (const off of offs) off();
    dialog.remove();
    opener?.focus({ preventScroll: true });
    closed?.();
  };
  dialog.showModal();
  closeButton.focus();
  go(Math.min(count - 1, Math.max(0, spec.index ?? 0)), true);
  for (const { element } of slides) seen.observe(element);
  if (hasHistory) offs.push(enterHistory(close));
  return { close };
}
