import { adoptStyles, browserClock, type Disposer, openPart, report, shared } from '@mountkit/core';
import { addCloseButton, removeCloseButton } from '../dom/close-button';
import { LAYER_STYLES } from '../dom/layer-styles';
import { openLayer } from '../dom/open-layer';
import { isShown, type Layer, type Opening, pageMode } from '../dom/page-layers';
import type { Kind, PopupContext, Shown } from '../dom/part-types';
import { disableKey, popupStorage } from '../dom/popup-storage';
import { POPUP_SCHEMA } from '../settings';

export { follow, followAddress, perform } from '../dom/perform';

/** The layer to be shown, and why. */
interface Showing extends Opening {
  readonly layer: Layer;
  /** Called when it is closed. */
  gone(): void;
}

/** What shows popups of other formats. */
const withFormats = /* @__PURE__ */ openPart(() => import('./show/formats'), 'the format of a popup', { report });

type Arrange = typeof import('./show/formats').arrange;

/** Dialogs whose style sheets are there, with the one beyond that of all layers. */
const styled = new WeakMap<Element, string>();

function setClass(element: Element, name: string): void {
  if (element.className !== name) element.className = name;
}

/** Shows a layer. Undefined where a listener of the page prevented it. */
function present(context: PopupContext, showing: Showing, kind: Kind): Shown | undefined {
  const { gone, layer, opener } = showing;
  const { dialog, box } = layer;
  const { scope } = context;
  const { settings, className, isGround, look, button, closeAfter } = kind;
  const isEdited = pageMode() === 'edit';
  if (!context.emit('show', { ...layer.detail }, true) && !isEdited) return undefined;

  let isLeaving = false;
  const leave = (isAtOnce: boolean) => {
    if (!isLeaving) layer.extras?.count?.('close');
    isLeaving = true;
    close(isAtOnce, () => {
      for (const off of offs.reverse()) off();
      // A dialog keeps its classes: what is closed is not shown, and opening it again changes none.
      if (layer.isInPlace) for (const part of [dialog, box]) part.removeAttribute('class');
      gone();
    });
  };
  const ask = () => {
    if (!isLeaving && !isEdited && context.emit('hide', { ...layer.detail }, true)) leave(false);
  };

  const offs: Disposer[] = [];
  // Once for all openings: adding and removing it each time would make the browser style the whole page again.
  const { styles = '' } = kind;
  if (styled.get(dialog) !== styles) {
    styled.set(dialog, styles);
    // From now on the style sheet hides it while it is closed.
    dialog.removeAttribute('style');
    scope.add(adoptStyles(dialog, LAYER_STYLES, ...(styles ? [styles] : [])));
  }
  const frame = look ? 'bare' : isGround ? 'ground' : 'beside';
  setClass(
    dialog,
    `${kind.frame ?? `mountkit-layer mountkit-layer--${frame}`} mountkit-${className} ${settings.classes}`.trim(),
  );
  setClass(box, kind.boxClass ?? look?.box ?? 'mountkit-layer__box');
  // The page's style of its classes may let the pointer through it: such a layer leaves the page in use.
  const isThrough = (settings.classes || look) && getComputedStyle(dialog).pointerEvents === 'none';
  const isModal = kind.isModal && !isThrough;
  const close = (kind.openLayer ?? openLayer)({
    dialog,
    box,
    opener,
    ...kind,
    isModal,
    isTrap: kind.isTrap && (isModal || isGround),
    content: context.element,
    signal: context.signal,
    closesBy: (what) => !isEdited && kind.closesBy(what),
    ask,
    lose() {
      if (isLeaving) return;
      context.emit('hide', { ...layer.detail });
      leave(true);
    },
  });
  const place = button && !isEdited && (button.isOutside ? dialog : box);
  // The settings may have changed since it was put there.
  for (const parent of [dialog, box]) if (parent !== place) removeCloseButton(parent);
  if (button && place) {
    const { close_label: label } = settings;
    offs.push(addCloseButton(place, { ...button, label, look, press: ask, isKept: !layer.isInPlace }));
  }
  if (kind.opened) offs.push(kind.opened());
  if (closeAfter > 0) offs.push(browserClock.after(closeAfter * 1000, ask));
  layer.extras?.count?.('');

  return {
    get isLeaving() {
      return isLeaving;
    },
    close(forGood) {
      if (forGood) popupStorage().set(disableKey(context.id), true);
      ask();
    },
    end: () => leave(true),
  };
}

/** Reads all settings of a popup, once. */
export function readSettings({ settings, setSchema }: PopupContext): void {
  if (!('close_label' in settings())) setSchema(POPUP_SCHEMA);
}

/** Shows a popup, unless something prevents it: specification 1 section 4. */
function showPopup(context: PopupContext, showing: Showing, arrange?: Arrange): Shown | undefined {
  const settings = context.settings();
  const { isAutomatic } = showing;
  const page = shared('popups:shown', () => ({ hasPopped: false }));
  const block = (rule: string, reason: string) => void context.emit('blocked', { rule, reason });

  if (pageMode() === 'live') {
    if (popupStorage().get(disableKey(context.id)))
      return block('disable', 'the visitor does not want to see it again');
    if (isAutomatic && settings.avoid_multiple_popups && page.hasPopped) {
      return block('avoid_multiple_popups', 'another popup of the page has been shown');
    }
  }
  const { a11y_navigation: isTrap, close_button_delay: delay, close_button_position: position } = settings;
  const isInPage = settings.layer === 'page';
  const kind: Kind = {
    className: 'popup',
    settings,
    isModal: isTrap && !isInPage,
    isInTop: !isInPage,
    isTrap,
    isGround: isTrap,
    look: settings.look,
    // A popup that opens by itself does not take the focus, unless it is modal.
    focusDelay: isTrap ? 250 : isAutomatic ? undefined : 100,
    closesBy(what) {
      const { prevent_close_on_background_click, prevent_close_on_esc_key } = context.settings();
      if (what === 'esc') return !prevent_close_on_esc_key;
      return !prevent_close_on_background_click && (what === 'background' || !isInPage);
    },
    button: settings.close_button ? { delay, isOutside: position === 'outside' } : undefined,
    closeAfter: settings.close_automatically,
  };
  const shown = present(context, showing, arrange ? arrange(context, showing.layer, kind) : kind);
  if (shown) page.hasPopped = true;
  return shown;
}

/** Shows a layer unless it is shown. */
export function open(context: PopupContext, layer: Layer, opening: Opening = {}): void {
  if (isShown(layer) || context.signal.aborted) return;
  layer.shown?.end();
  if (layer.kind === 'popup') readSettings(context);
  const { format } = context.settings();
  // A panel has none.
  if (!format || format === 'modal') show(context, layer, opening);
  else void withFormats(({ arrange }) => show(context, layer, opening, arrange));
}

function show(context: PopupContext, layer: Layer, opening: Opening, arrange?: Arrange): void {
  const { element, signal } = context;
  // The format may have been loaded meanwhile.
  if (isShown(layer) || signal.aborted) return;
  const { hidden } = element;
  const gone = () => {
    layer.shown = undefined;
    element.hidden = hidden;
  };
  const showing = { ...opening, layer, gone };
  const panel = layer.extras?.readPanel?.();
  element.hidden = false;
  layer.shown = panel ? present(context, showing, panel) : showPopup(context, showing, arrange);
  if (!layer.shown) gone();
}
