import { type DrawerContext, isPlain, type Panel } from '../drawer/dom/drawer-context';
import type { DrawerParts } from '../drawer/settings';

/** Milliseconds that a box stays that opened where it was pointed at. */
const LINGER = 300;

/** Pixels between a list and the edge of the window, and the least height of a list. */
const EDGE = 30;
const LEAST = 120;

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),[tabindex="0"]';

/** Shows a box of the page's own, which hangs on a class of the element, as a dialog. */
export function openClassPanel(context: DrawerContext, parts: DrawerParts): Panel {
  const { element, scope, signal, emit, report } = context;
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const [box, ground, opener, closer] = [parts.box, parts.ground, parts.opener, parts.closer].map(find);
  let isOpen = false;
  let timer = 0;

  /** Sets an attribute until the drawer is unmounted. */
  const set = (target: HTMLElement | null | undefined, name: string, value: string) => {
    const before = target?.getAttribute(name) ?? null;
    target?.setAttribute(name, value);
    scope.add(() => (before === null ? target?.removeAttribute(name) : target?.setAttribute(name, before)));
  };
  if (!box || !opener) report(`has no ${box ? parts.opener : parts.box}, expected a box and what opens it`);
  set(box, 'role', 'dialog');
  set(box, 'aria-label', parts.label || opener?.textContent?.trim() || parts.close);
  set(box, 'tabindex', '-1');
  if (parts.isModal) set(box, 'aria-modal', 'true');
  for (const part of [box, ground]) set(part, 'aria-hidden', 'true');
  if (closer?.localName !== 'button') {
    set(closer, 'role', 'button');
    set(closer, 'tabindex', '0');
    set(closer, 'aria-label', parts.close);
  }

  const setOpen = (is: boolean) => {
    isOpen = is;
    clearTimeout(timer);
    element.classList.toggle(parts.shown, is);
    opener?.setAttribute('aria-expanded', `${is}`);
    for (const part of [box, ground]) part?.setAttribute('aria-hidden', `${!is}`);
    if (ground) ground.inert = !is;
  };
  set(opener, 'aria-expanded', 'false');
  scope.add(() => {
    setOpen(false);
    if (ground) ground.inert = false;
  });

  const fit = () => {
    const list = parts.list && find(parts.list);
    if (!list || !box) return;
    const below = box.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    const room = innerHeight - list.getBoundingClientRect().top - below - EDGE;
    list.style.maxHeight = `${Math.max(room, LEAST)}px`;
  };

  const panel: Panel = {
    isOpen: () => isOpen,
    show() {
      setOpen(true);
      if (!parts.isModal) fit();
      box?.focus({ preventScroll: true });
    },
    hide() {
      const hadFocus = box?.contains(document.activeElement);
      setOpen(false);
      if (hadFocus) opener?.focus({ preventScroll: true });
      emit('close', {});
    },
  };

  const isIn = (event: Event, part: HTMLElement | null | undefined) => !!part?.contains(event.target as Node);
  document.addEventListener(
    'click',
    (event) => {
      if (!isOpen || !isPlain(event) || isIn(event, opener)) return;
      // What was pressed may be gone already: the answer to a removal has replaced it.
      const isGone = !(event.target as Node).isConnected;
      if (isIn(event, closer) || !(isIn(event, box) || isGone)) panel.hide();
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, target, shiftKey } = event;
      if (key === 'Escape' && isOpen) {
        event.stopPropagation();
        panel.hide();
      }
      // Neither is a button by itself.
      const isButton = key === ' ' || (key === 'Enter' && target === closer);
      if (isButton && (target === opener || target === closer)) {
        event.preventDefault();
        (target as HTMLElement).click();
      }
      if (key !== 'Tab' || !isOpen || !parts.isModal) return;
      const stops = [...(box?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((stop) => stop.offsetParent);
      const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from && !(shiftKey && document.activeElement === box)) return;
      event.preventDefault();
      to?.focus();
    },
    { signal },
  );
  if (parts.isHover && opener?.parentElement?.parentElement) {
    const place = opener.parentElement.parentElement;
    place.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'mouse' || isOpen) return clearTimeout(timer);
        setOpen(true);
        fit();
      },
      { signal },
    );
    place.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse' || box?.contains(document.activeElement)) return;
        timer = window.setTimeout(() => isOpen && panel.hide(), LINGER);
      },
      { signal },
    );
    scope.add(() => clearTimeout(timer));
    // It was pointed at before this was loaded.
    if (place.matches(':hover') && matchMedia('(hover:hover)').matches) {
      setOpen(true);
      fit();
    }
  }
  return panel;
}
