import { browserClock, createDisposer, listen, report, shared } from '@mountkit/core';
import type { LayerSettings } from '../settings';
import { animate } from './animate';
import { keepFocus } from './keep-focus';
import { lockScroll } from './lock-scroll';
import { nameOf } from './name-of';
import { resumeMedia, stopMedia } from './stop-media';

/** How a layer is shown. */
export interface LayerOptions {
  readonly dialog: HTMLDialogElement;
  readonly box: HTMLElement;
  /** The element in the box; a layer without it is closed. */
  readonly content: HTMLElement;
  readonly settings: LayerSettings;
  /** Modal, in the top layer: the page behind is blocked. */
  readonly isModal: boolean;
  /** One that is not modal lies in the top layer too, above everything of the page. */
  readonly isInTop: boolean;
  /** The keyboard is kept inside. */
  readonly isTrap: boolean;
  /** Milliseconds until focus moves in; undefined where it does not move. */
  readonly focusDelay: number | undefined;
  /** Gets the focus at the end if nothing has it now. */
  readonly opener?: Element | null | undefined;
  /** Ends with the dialog itself. */
  readonly signal: AbortSignal;
  /** Whether a click beside the box closes it, and whether one on the page does. */
  closesBy(what: 'background' | 'page' | 'esc'): boolean;
  /** Called when the visitor wants to close it. */
  ask(): void;
  /** Called when it is closed already: by a script of the page, or because its content was moved elsewhere. */
  lose(): void;
}

/** Layers that are open, the lowest first. */
const openDialogs = (): HTMLDialogElement[] => shared('popups:open', () => []);

/** Elements of other scripts that lie over a layer and belong to it: facts part B. */
const FOREIGN = '.flatpickr-calendar';

/** Shows a dialog that leaves the page in use. The focus stays where it is, which neither `show()` nor `showPopover()` do. */
function showBeside(dialog: HTMLDialogElement, isInTop: boolean): void {
  if (isInTop && dialog.showPopover) {
    dialog.popover = 'manual';
    dialog.inert = true;
    dialog.showPopover();
    dialog.inert = false;
  } else dialog.setAttribute('open', '');
}

/** Whether a dialog is shown, by whichever of the ways. */
const isShowing = (dialog: HTMLDialogElement) => dialog.open || (!!dialog.popover && dialog.matches(':popover-open'));

/** What a dialog shows now. */
interface Holder {
  /** Undefined while it is closed. */
  layer?: LayerOptions | undefined;
  /** Where the pointer was pressed last since it was opened. */
  pressed?: EventTarget | undefined;
  /** Whether it was the layer on top then: what the press does may open another one above it. */
  wasTop: boolean;
}

const holders = new WeakMap<HTMLDialogElement, Holder>();

const isTop = (dialog: HTMLDialogElement) => openDialogs().at(-1) === dialog;

/** Whether something is in an open dialog that is no layer, such as a lightbox above a popup: its keys are its own. */
function isInOther(target: EventTarget | null): boolean {
  const around = (target as Partial<Element> | null)?.closest?.<HTMLDialogElement>('dialog[open]');
  return !!around && !holders.has(around);
}

/** What a dialog listens to is added once: it ends with the dialog, and opening it again costs nothing. */
function holderOf({ dialog, box, signal }: LayerOptions): Holder {
  const known = holders.get(dialog);
  if (known) return known;
  const holder: Holder = { wasTop: true };
  holders.set(dialog, holder);
  dialog.tabIndex = -1;
  // A phone's back button, or Esc where no keydown is fired.
  listen(dialog, 'cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    if (holder.layer && isTop(dialog)) askBy('esc', holder.layer);
  });
  // Fired a task later, when it may have been opened again.
  for (const event of ['close', 'toggle'])
    listen(dialog, event, ({ target }) => target === dialog && !isShowing(dialog) && holder.layer?.lose());
  listen(dialog, 'keydown', (event) => holder.layer?.isTrap && keepFocus(dialog, event));
  listen(
    window,
    'keydown',
    (event) => {
      if (!holder.layer || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!isTop(dialog) || isInOther(event.target)) return;
      event.preventDefault();
      askBy('esc', holder.layer);
    },
    { signal },
  );
  listen(
    document,
    'pointerdown',
    ({ target }) => {
      holder.pressed = target ?? undefined;
      holder.wasTop = isTop(dialog);
    },
    { capture: true, signal },
  );
  listen(document, 'click', (event) => holder.layer && closeByClick(dialog, holder, event), { signal });

  const moved = new MutationObserver(() => holder.layer && !box.contains(holder.layer.content) && holder.layer.lose());
  moved.observe(box, { childList: true });
  signal.addEventListener('abort', () => moved.disconnect(), { once: true });
  return holder;
}

/** Closes a layer by a click beside its box, or on the page where that is meant to. */
function closeByClick(dialog: HTMLDialogElement, holder: Holder, event: Event): void {
  const { layer, pressed, wasTop } = holder;
  const path = event.composedPath();
  // The click that opens a layer began before it was open.
  const start = pressed ?? (path[0] === dialog ? dialog : undefined);
  holder.pressed = undefined;
  const isElsewhere = (node: EventTarget) =>
    node !== dialog && (node as Partial<Element>).matches?.(`dialog,${FOREIGN}`);
  if (!layer || !start || !wasTop || path.some(isElsewhere)) return;
  if (path[0] === dialog) {
    if (start === dialog) askBy('background', layer);
  } else if (!path.includes(dialog)) askBy('page', layer);
}

const askBy = (what: Parameters<LayerOptions['closesBy']>[0], layer: LayerOptions) =>
  layer.closesBy(what) && layer.ask();

/** Sets an attribute that is another one now: a change would make the browser style the layer once more. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Opens a layer; the answer closes it, with its exit or at once, and calls back when it is closed. Native where a dialog
 * is enough, ours where browsers differ: which layer gets Esc, how often, and where Tab moves the focus.
 */
export function openLayer(options: LayerOptions): (isAtOnce: boolean, gone: () => void) => void {
  const { dialog, box, settings, isModal, isInTop, focusDelay, opener } = options;
  const scope = createDisposer((error) => report('closing a popup threw', error));
  const dialogs = openDialogs();
  const before = document.activeElement;
  const holder = holderOf(options);

  Object.assign(holder, { layer: options, pressed: undefined, wasTop: true });
  dialogs.push(dialog);
  setAttribute(dialog, 'aria-label', nameOf(box, settings.label));
  // Browsers that support it do not let a second Esc close the dialog.
  setAttribute(dialog, 'closedby', options.closesBy('esc') ? 'closerequest' : 'none');
  resumeMedia(box);
  // Above a modal one, everything that is not modal is blocked with the page.
  if (isModal || (isInTop && document.querySelector('dialog:modal'))) {
    // Nothing in it can be focused meanwhile: for the first field a phone would show its keyboard.
    box.inert = true;
    dialog.showModal();
    box.inert = false;
    if (document.activeElement !== dialog) {
      // A video with controls Chromium focuses all the same, and scrolls down to it.
      for (let each = document.activeElement; each && dialog.contains(each); each = each.parentElement)
        each.scrollTop = 0;
      dialog.focus({ preventScroll: true });
    }
  } else showBeside(dialog, isInTop);
  if (settings.prevent_scroll) scope.add(lockScroll(dialog));
  if (focusDelay !== undefined) {
    scope.add(
      browserClock.after(focusDelay, () => {
        const { activeElement } = document;
        if (activeElement !== dialog && dialog.contains(activeElement)) return;
        const target = dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog;
        if (target !== activeElement) target.focus({ preventScroll: true });
      }),
    );
  }

  let stopAnimation = animate(box, ['entrance_animation', settings], () => {});
  scope.add(() => stopAnimation());

  return (isAtOnce, gone) => {
    const place = dialogs.lastIndexOf(dialog);
    if (place >= 0) dialogs.splice(place, 1);
    const finish = () => {
      const { activeElement } = document;
      const hadFocus = !activeElement || activeElement === document.body || dialog.contains(activeElement);
      holder.layer = undefined;
      scope();
      dialog.close();
      if (dialog.popover) dialog.removeAttribute('popover');
      stopMedia(box);
      const back = before && before !== document.body && before.isConnected ? before : opener;
      // The browser may have moved it back already; focusing again would style the page once more.
      if (hadFocus && focusDelay !== undefined && back !== document.activeElement)
        (back as HTMLElement | null | undefined)?.focus?.({ preventScroll: true });
      gone();
    };
    stopAnimation();
    if (isAtOnce) finish();
    else stopAnimation = animate(box, ['exit_animation', settings], finish);
  };
}
