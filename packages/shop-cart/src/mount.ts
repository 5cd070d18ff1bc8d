import {
  createScan,
  createWidget,
  type Disposer,
  guard,
  type Handle,
  type Registry,
  type Widget,
} from '@mountkit/core';
import { createAdder } from './dom/add';
import { attendClicks } from './dom/attend-clicks';
import { openCart } from './dom/cart';
import { goTo } from './dom/go-to';
import type { CartEvents, Fragments } from './events';
import { CART_SCHEMA, type CartOptions } from './settings';

/** A mounted cart. */
export type CartHandle = Handle<CartOptions, CartEvents<HTMLElement>>;

/** What a script can ask of a mounted cart. */
export interface CartControl {
  /** Adds a product, as if its button had been pressed: `{product_id: '13', quantity: '2'}`. */
  add(data: Readonly<Record<string, string>>): void;
  /** Asks the shop what is in the basket, and shows it. */
  refresh(): Promise<void>;
  /** Shows what another script's call was answered. */
  show(fragments: Fragments, cartHash: string): Promise<void>;
  /** Moves the focus to the first alert of the page, half a second later. */
  focusAlert(): void;
  /** Switches order attribution on or off. */
  track(isOn: boolean): void;
  /** Undoes something when the cart is unmounted. */
  onEnd(undo: () => void): void;
}

/** Markup that a page's behaviours attend to. */
const PAGE = '.orderby,input.qty,.woocommerce-store-notice,.woocommerce-result-count,[role=alert]';
const FIELDS = 'input[type=password],.woocommerce-input-wrapper,.quantity .plus,#coming-soon-footer-banner';

const controls = new WeakMap<Element, CartControl>();

const cart: Widget<CartOptions, CartEvents<HTMLElement>> = /* @__PURE__ */ createWidget<
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
    // A body that the page has not marked has attributes for others: what it says to them is no fault.
    if (element !== document.body || element.dataset.mountkit) context.readWith(CART_SCHEMA);
    const heart = openCart(context);
    const add = createAdder(heart);

    /** Does something with what is loaded on demand, unless the cart has gone by then. */
    const use = <Part>(part: Promise<Part>, run: (part: Part) => void, otherwise = () => {}) => {
      part
        .then((loaded) => signal.aborted || run(loaded))
        .catch((error) => {
          report('a part could not be loaded', error);
          otherwise();
        });
    };

    let remover: ((link: HTMLElement) => void) | undefined;
    attendClicks(context, {
      add,
      prepare: heart.view,
      remove: (link) =>
        use(
          import('./on-demand/removal'),
          ({ createRemover }) => {
            remover ??= createRemover(heart, add);
            remover(link);
          },
          // The link is there for those without script too.
          () => goTo(link.getAttribute('href')),
        ),
    });

    const attend = () =>
      guard(
        () => {
          heart.open();
          if (document.querySelector(PAGE)) use(import('./on-demand/page'), ({ attendPage }) => attendPage(heart));
          if (document.querySelector(FIELDS))
            use(import('./on-demand/fields'), ({ attendFields }) => attendFields(heart));
        },
        (error) => report('the page could not be read', error),
      );
    // The root is found as soon as it begins; what it holds may still be on its way.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', attend, { signal });
    else attend();

    let tracker: Promise<(isOn?: boolean) => void> | undefined;
    const track = (isOn?: boolean) => {
      if (tracker) use(tracker, (set) => set(isOn));
    };
    let isAsked = false;
    const attribute = () => {
      const { attribution } = settings();
      if (attribution === isAsked) return;
      isAsked = attribution;
      tracker ??= import('./on-demand/attribution').then(({ createTracker }) => createTracker(heart));
      track(attribution ? undefined : false);
    };
    attribute();
    context.onSettings(attribute);

    controls.set(element, {
      add: (data) => add(null, data),
      refresh: async () => (await heart.view())?.refresh(),
      show: async (fragments, cartHash) => (await heart.view())?.show(fragments, cartHash),
      focusAlert: () => use(import('./on-demand/page'), ({ focusAlert }) => focusAlert(heart)),
      track,
      onEnd: scope.add,
    });
    scope.add(() => controls.delete(element));
    context.markReady();
  },
});

/** Mounts the cart on the shop's root: contract section 3. */
export const mount: Widget<CartOptions, CartEvents<HTMLElement>>['mount'] = cart.mount;
/** Every cart of the page. */
export const registry: Registry<CartHandle> = cart.registry;
/** What can be asked of the cart that is mounted on an element. */
export const control = (element: Element): CartControl | undefined => controls.get(element);
/** Mounts every marked element below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({ cart });
