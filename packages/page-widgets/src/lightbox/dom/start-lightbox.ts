import { listen, MARK, openPart, type WidgetContext } from '@mountkit/core';
import type { LightboxEvents } from '../events';
import { mediaKind } from '../logic/media';
import type { LightboxItem, LightboxOptions } from '../settings';

/** A link, and what it opens. */
interface Slide extends LightboxItem {
  readonly link: HTMLAnchorElement;
}

/** What a link opens; undefined for a link to something else. */
function slideOf(link: HTMLAnchorElement): Slide | undefined {
  const kind = mediaKind(link.href, document.baseURI);
  if (!kind || link.hasAttribute('download')) return undefined;
  const { title, description } = link.dataset;
  return {
    kind,
    link,
    url: link.href,
    alt: link.querySelector('img')?.alt ?? link.textContent?.trim() ?? '',
    title: title ?? link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '',
    description: description ?? '',
  };
}

/** Lets links open what they lead to in a lightbox, whose code is loaded when somebody is about to use one. */
export function startLightbox(context: WidgetContext<LightboxOptions, LightboxEvents>): void {
  const { element, scope, signal, settings, emit, report, markReady } = context;
  const withLightbox = openPart(() => import('./show-lightbox'), 'the lightbox', context);
  const linksOf = (root: Element) => (root.matches('a[href]') ? [root] : [...root.querySelectorAll('a[href]')]);
  const readSlides = () => {
    const { group } = settings();
    const roots = group
      ? document.querySelectorAll(`[${MARK}~=lightbox][data-group="${CSS.escape(group)}"]`)
      : [element];
    return [...roots].flatMap((root) => linksOf(root).flatMap((link) => slideOf(link as HTMLAnchorElement) ?? []));
  };

  const open = (slides: readonly Slide[], link: HTMLAnchorElement) => {
    const { title: _, description: __, group: ___, ...options } = settings();
    const index = slides.findIndex((slide) => slide.link === link);
    if (!emit('open', { index }, true)) return;
    void withLightbox(
      ({ showLightbox }) => {
        const box = showLightbox({
          ...options,
          items: slides,
          index,
          opener: link,
          report,
          changed: (now) => emit('change', { index: now }),
          closed: () => emit('close', {}),
        });
        signal.addEventListener('abort', box.close);
      },
      // It is still a link.
      () => location.assign(link.href),
    );
  };

  if (!readSlides()[0]) report('has no links to pictures or videos');
  scope.add(
    listen(element, 'click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      // Those with a key pressed are the browser's own.
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (!slideOf(link)) return;
      event.preventDefault();
      open(readSlides(), link);
    }),
  );
  for (const name of ['pointerenter', 'focusin', 'touchstart']) {
    scope.add(listen(element, name, () => void withLightbox(() => {}), { once: true, passive: true }));
  }
  markReady();
}
