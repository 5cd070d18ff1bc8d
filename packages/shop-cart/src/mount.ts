import { createWidget, guard, type Handle, openPart, type Registry, readCookies, type Widget } from '@mountkit/core';
import { createAdder } from './dom/add';
import { openCart } from './dom/cart';
import { ALERT, enhancePage } from './dom/enhance-page';
import { goTo } from './dom/go-to';
import { handleClicks } from './dom/handle-clicks';
import { watchStated } from './dom/watch-stated';
import type { CartEvents, Fragments } from './events';
import type { Origin } from './logic/attribution';
import type { Tracker } from './on-demand/attribution';
import { CART_SCHEMA, type CartOptions } from './settings';

/** A mounted cart. */
export type CartHandle = Handle<CartOptions, CartEvents<HTMLElement>>;

/** What a script can do with a mounted cart. */
export interface CartControl {
  /** Adds a product, as if its button had been pressed: `{product_id: '13', quantity: '2'}`. */
  add(data: Readonly<Record<string, string>>): void;
  /** Fetches the content of the basket from the shop and shows it. */
  refresh(): Promise<void>;
  /** Shows the answer to another script's call. */
  show(fragments: Fragments, cartHash: string): Promise<void>;
  /** Ends the loading of a button that another script adds by; if `isAdded`, marks it and links to the basket. */
  settle(button: HTMLElement, isAdded: boolean): void;
  /** Moves the focus to the first alert of the page, half a second later. */
  focusAlert(): void;
  /** Switches order attribution on or off. */
  track(isOn: boolean): void;
  /**
   * What order attribution remembers, by cookie and key: `origin().current?.src`, as addresses have it, percent signs and
   * all. Empty while it is off or loading.
   */
  origin(): Origin;
  /** Leaves every button alone that is pressed while `isTheirs` answers true; ends with the returned function. */
  leave(isTheirs: () => boolean): () => void;
  /** Reports to the developer, each message once. */
  report(message: string): void;
  /** Calls `undo` when the cart is unmounted. */
  onEnd(undo: () => void): void;
}

/** Markup that needs `on-demand/page-extras`. */
const EXTRAS = `${ALERT},input[type=password],.woocommerce-input-wrapper,.quantity .plus,form.cart,#coming-soon-footer-banner`;

const controls = new WeakMap<Element, CartControl>();

const widget: Widget<CartOptions, CartEvents<HTMLElement>> = /* @__PURE__ */ createWidget<
  CartOptions,
  CartEvents<HTMLElement>
>({
  name: 'cart',
  group: 'cart',
  schema: CART_SCHEMA,
  isPartial: true,
  identify: () => '',
  start(context) {
    const { element, scope, settings, signal, report } = context;
    // The attributes of a body that the page has not marked are for others: they are not checked.
    if (element !== document.body || element.dataset.mountkit) context.setSchema(CART_SCHEMA);
    const cart = openCart(context);
    const { add, settle } = createAdder(cart);
    const withRemoval = openPart(() => import('./on-demand/removal'), 'the removal of products', context);
    const withExtras = openPart(() => import('./on-demand/page-extras'), 'fields and alerts of the shop', context);
    const withAttribution = openPart(() => import('./on-demand/attribution'), 'order attribution', context);

    let isLeft = () => false;
    let remover: ((link: HTMLElement) => void) | undefined;
    handleClicks(context, {
      isLeft: () => isLeft(),
      add,
      prepare: cart.view,
      remove: (link) =>
        withRemoval(
          ({ createRemover }) => {
            remover ??= createRemover(cart, add);
            remover(link);
          },
          // The link also works without script.
          () => goTo(link.getAttribute('href')),
        ),
    });

    const enhance = () =>
      guard(
        () => {
          cart.open();
          enhancePage(cart);
          if (!document.querySelector(EXTRAS)) return;
          void withExtras(({ enhanceFields, focusAlert }) => {
            enhanceFields(cart);
            focusAlert(cart);
          });
        },
        (error) => report('the page could not be read', error),
      );
    // The root is mounted as soon as it begins; its content may still be loading.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enhance, { signal });
    else enhance();

    let tracker: Tracker | undefined;
    let isAttributed = false;
    let wasAttributed = false;
    let given: boolean | undefined;
    /** Nothing is to be recorded, and nothing is there to be taken back. */
    const isRefused = () => (given ?? cart.isAllowed()) === false && !readCookies().includes('sbjs_');
    const record = () => {
      if (!wasAttributed || (!tracker && isRefused())) return;
      void withAttribution(({ createTracker }) => {
        tracker ??= createTracker(context, settings().attribution_params, cart);
        tracker.track(given);
      });
    };
    const track = (isOn?: boolean) => {
      given = isOn;
      record();
    };
    const followAttribution = () => {
      const { attribution } = settings();
      if (attribution === isAttributed) return;
      isAttributed = attribution;
      if (!wasAttributed) scope.add(watchStated(cart.consent, record));
      wasAttributed = true;
      track(attribution ? undefined : false);
    };
    followAttribution();
    context.onSettings(followAttribution);

    controls.set(element, {
      add: (data) => add(null, data),
      refresh: async () => (await cart.view())?.refresh(),
      show: async (fragments, cartHash) => (await cart.view())?.show(fragments, cartHash),
      settle,
      focusAlert: () => void withExtras(({ focusAlert }) => focusAlert(cart)),
      track,
      origin: () => tracker?.origin() ?? {},
      leave(isTheirs) {
        isLeft = isTheirs;
        return () => {
          isLeft = () => false;
        };
      },
      report,
      onEnd: scope.add,
    });
    scope.add(() => controls.delete(element));
    context.markReady();
  },
});

/** Mounts the cart on the shop's root: contract section 3. */
export const mount: Widget<CartOptions, CartEvents<HTMLElement>>['mount'] = widget.mount;
/** Every cart of the page. */
export const registry: Registry<CartHandle> = widget.registry;
/** The control of the cart that is mounted on an element. */
export const control = (element: Element): CartControl | undefined => controls.get(element);
