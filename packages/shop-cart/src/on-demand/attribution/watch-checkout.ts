import type { WidgetContext } from '@mountkit/core';

/** As much of the checkout block's store as is used; `__internalSetExtensionData` is its name in older releases. */
interface CheckoutPage {
  readonly wp?: {
    readonly data?: {
      dispatch?(
        store: string,
      ): Readonly<Record<string, ((name: string, values: object, isReplaced: boolean) => void) | undefined>>;
      subscribe?(run: () => void, store?: string): () => void;
    };
  };
  readonly wc?: { readonly wcBlocksData?: { readonly CHECKOUT_STORE_KEY?: string } };
}

/** Gives values to the shop's checkout block, which has no inputs: the returned function does, and so does the first use of its store. */
export function watchCheckout(
  { scope, report }: Pick<WidgetContext<object, object>, 'scope' | 'report'>,
  values: () => object,
): () => void {
  const { wp, wc } = window as CheckoutPage;
  const store = wc?.wcBlocksData?.CHECKOUT_STORE_KEY;
  const data = wp?.data;
  if (!store || !data?.dispatch) return () => {};
  const tell = () => {
    try {
      const actions = data.dispatch?.(store);
      const name = actions?.setExtensionData ? 'setExtensionData' : '__internalSetExtensionData';
      actions?.[name]?.('woocommerce/order-attribution', values(), true);
    } catch (error) {
      report('the checkout block could not be given the source of the visit', error);
    }
  };
  let off: (() => void) | undefined;
  const end = scope.add(() => off?.());
  off = data.subscribe?.(() => {
    end();
    tell();
  }, store);
  return tell;
}
