import { type Disposer, listen, MARK, NOT_FOREIGN } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { motionOptions, stickyOptions } from './sticky/sticky-options';

type StickyApi = NonNullable<Mountkit['sticky']>;

const OURS = 'mountkit-sticky';
const THEIRS = 'elementor-sticky';

/** Repeats our classes and events under the builder's names, as long as the element is sticky. */
function speakAsTheirs(element: HTMLElement): Disposer {
  const { classList } = element;
  const mirror = () => {
    for (const state of ['', '--active', '--effects']) {
      classList.toggle(THEIRS + state, classList.contains(OURS + state));
    }
  };
  const watch = new MutationObserver(mirror);
  watch.observe(element, { attributeFilter: ['class'] });
  mirror();
  // jQuery's listeners also receive native events.
  const tell = (name: string) => () => element.dispatchEvent(new CustomEvent(`sticky:${name}`, { bubbles: true }));
  const offs = ['stick', 'unstick'].map((name) =>
    listen(element, `mountkit:sticky:${name}`, (event) => event.target === element && tell(name)()),
  );
  return () => {
    watch.disconnect();
    for (const off of offs) off();
    classList.remove(THEIRS, `${THEIRS}--active`, `${THEIRS}--effects`);
  };
}

/** What the builder moves inside a box of its own, whose way through the window counts; anything else goes by its parent. */
const BOX = ':scope > .elementor-widget-container,:scope > .elementor-widget-wrap';

/** Mounts the widgets of an element of the builder; the returned function unmounts them. */
function mountElement(element: HTMLElement, { mount, mountMotion }: StickyApi): Disposer {
  const settings = readSettings(element.dataset.settings) ?? {};
  const sticky = stickyOptions(settings);
  const own = motionOptions(settings, '');
  const behind = motionOptions(settings, 'background_');
  const offs: Disposer[] = [];
  if (sticky) {
    const handle = mount(element, sticky);
    offs.push(speakAsTheirs(element), () => handle.unmount());
  }
  const motion = own && behind ? { ...own, backgroundInteractions: behind.interactions } : (own ?? behind);
  if (motion) {
    const isByParent = motion.range === 'viewport' && !(own && element.querySelector(BOX));
    const handle = mountMotion(element, isByParent ? { ...motion, range: 'parent' } : motion);
    offs.push(() => handle.unmount());
  }
  return () => {
    for (const off of offs) off();
  };
}

const isMeant = (element: HTMLElement) => {
  const settings = readSettings(element.dataset.settings);
  return (
    !element.hasAttribute(MARK) &&
    !!settings &&
    !!(stickyOptions(settings) ?? motionOptions(settings, '') ?? motionOptions(settings, 'background_'))
  );
};

/**
 * The builder's sticky elements and motion effects, now and later, on a page with its own markup. The widget is loaded
 * with the first of them.
 */
export function start(mountkit: Mountkit): void {
  const known = new Map<HTMLElement, Disposer | null>();
  const load = () => mountkit.load('sticky');

  const take = (element: HTMLElement) => {
    if (known.has(element) || !isMeant(element)) return;
    known.set(element, null);
    load().then(
      (api) => {
        if (element.isConnected) known.set(element, mountElement(element, api));
        else known.delete(element);
      },
      () => known.delete(element),
    );
  };
  const leave = (element: HTMLElement) => {
    known.get(element)?.();
    known.delete(element);
  };
  const look = () => {
    for (const element of known.keys()) if (!element.isConnected) leave(element);
    for (const element of document.querySelectorAll<HTMLElement>(
      `:is([data-settings*="sticky"],[data-settings*="motion_fx"])${NOT_FOREIGN}`,
    )) {
      take(element);
    }
  };
  // A moved element is not removed: only one that is still disconnected one task later is.
  let isDue = false;
  const lookLater = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    });
  };
  const watch = new MutationObserver((records) => {
    for (const { target, attributeName } of records) if (attributeName) leave(target as HTMLElement);
    lookLater();
  });
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['data-settings'] });
  look();
}
