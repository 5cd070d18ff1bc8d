import { createMountError, hub, openPart } from '@mountkit/core';
import { type DrawerContext, isPlain, type Panel } from './drawer-context';

/** What the shop's own markup of a basket is in. */
const CLASSIC = '.widget_shopping_cart_content';

/** Pages that show the basket already. */
const SHOWN = '.woocommerce-cart,.woocommerce-checkout';

/** Starts a cart drawer: a `dialog` of the page, or another box of a page builder. */
export function startDrawer(context: DrawerContext): void {
  const { element, settings, scope, signal, emit, fail, markReady, onSettings } = context;
  const { parts } = settings();
  if (element.localName !== 'dialog' && !parts) {
    fail(createMountError('UNKNOWN_RENDER_ERROR', `is a ${element.localName}, expected a dialog`));
    return;
  }
  const withBox = openPart(() => import('../../on-demand/drawer-class-panel'), 'the box of the basket', context);
  const withLook = openPart(() => import('../../on-demand/drawer-look'), 'the look of the basket', context);
  const withView = openPart(() => import('../../on-demand/drawer-view'), 'the basket', context);
  let panel: Panel | undefined;
  let redraw: (() => void) | undefined;
  let pressed: HTMLElement | null = null;

  /** The page of the basket is another way to it. */
  const goToCart = () => {
    if (pressed) location.assign(settings().cart_url);
  };
  /** Loads what is drawn in a dialog; the shop's own markup is there already. */
  const prepare = async () => {
    if (parts) {
      await withBox(({ openClassPanel }) => {
        panel ??= openClassPanel(context, parts);
      }, goToCart);
      return;
    }
    await withLook(({ dress }) => {
      panel ??= dress(context);
    }, goToCart);
    if (element.querySelector(CLASSIC)) return;
    void withView(({ drawBasket }) => {
      redraw ??= drawBasket(context);
    }, goToCart);
  };
  const open = async (trigger: HTMLElement | null) => {
    if (panel?.isOpen() || !emit('open', { trigger }, true)) return;
    pressed = trigger;
    await prepare();
    if (signal.aborted || !panel || panel.isOpen()) return;
    panel.show();
    if (!parts) trigger?.setAttribute('aria-expanded', 'true');
  };

  const openers = () => {
    const id = CSS.escape(element.id);
    const selectors = [settings().opener, parts?.opener, id && `[aria-controls~="${id}"],[href="#${id}"]`];
    return selectors.filter(Boolean).join() || 'nothing';
  };
  const findOpener = ({ target }: Event) => {
    const found = (target as Element).closest?.<HTMLElement>(openers());
    return found && (!parts || element.contains(found)) ? found : null;
  };
  document.addEventListener(
    'click',
    (event) => {
      const trigger = isPlain(event) ? findOpener(event) : null;
      if (!trigger) return;
      event.preventDefault();
      if (panel?.isOpen()) panel.hide();
      else void open(trigger);
    },
    { signal },
  );
  // Who points at it may be about to press it.
  for (const name of ['pointerover', 'focusin'] as const) {
    document.addEventListener(name, (event) => findOpener(event) && prepare(), { signal });
  }
  const leave = () => {
    if (!parts) pressed?.removeAttribute('aria-expanded');
    // The answer to a change may have replaced it: the one in its place has the focus.
    if (pressed && !pressed.isConnected) document.querySelector<HTMLElement>(openers())?.focus();
    pressed = null;
  };
  element.addEventListener('mountkit:cart-drawer:close', leave, { signal });
  scope.add(() => !parts && pressed?.removeAttribute('aria-expanded'));
  scope.add(
    hub().on('cart:added', () => {
      if (settings().open_after_add && !document.body.matches(SHOWN)) void open(null);
    }),
  );
  onSettings(() => redraw?.());
  if (parts) {
    const [opener, ground] = [parts.opener, parts.ground].map((part) => element.querySelector<HTMLElement>(part));
    if (opener) opener.role = 'button';
    // A box that is hidden by style alone is no stop of the keyboard before it is first opened.
    if (ground) ground.inert = true;
    scope.add(() => {
      if (opener) opener.role = null;
      if (ground) ground.inert = false;
    });
  }
  markReady();
  if (parts?.isOpen && !document.body.matches(SHOWN)) void open(null);
}
