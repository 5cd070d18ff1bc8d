import { pageConfig, parseMarkup, request, type WidgetContext } from '@mountkit/core';
import { openFormTexts } from '../../shop-forms/dom/open-form-texts';
import type { CheckoutEvents } from '../events';
import { CHECKOUT_TEXTS, type CheckoutOptions } from '../settings';
import type { Checkout } from './checkout-context';

/** Opens what all parts of a checkout share. */
export function openCheckout(context: WidgetContext<CheckoutOptions, CheckoutEvents>): Checkout {
  const { element, scope, settings, signal, emit } = context;
  const form = element as HTMLFormElement;
  const group = document.createElement('div');
  group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
  group.tabIndex = -1;
  scope.add(() => group.remove());

  const own = openFormTexts(context, () => {});
  const showNotices = (nodes: readonly Node[]) => {
    group.replaceChildren(...nodes);
    if (!nodes[0]) return group.remove();
    if (!group.isConnected) form.before(group);
    group.focus();
    group.scrollIntoView?.({ block: 'nearest' });
  };

  return {
    context,
    form,
    text: (key) => settings().texts[key] ?? own()?.checkout[key] ?? CHECKOUT_TEXTS[key],
    addressOf: (endpoint) =>
      (settings().wc_ajax_url || pageConfig().wcAjaxUrl || '/?wc-ajax=%%endpoint%%').replace('%%endpoint%%', endpoint),
    post: (address, body, options) =>
      request(address, {
        signal,
        ...options,
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body,
      }),
    parse: parseMarkup,
    showNotices,
    showProblem(content) {
      const box = document.createElement('div');
      box.className = 'woocommerce-error';
      box.role = 'alert';
      box.append(content);
      showNotices([box]);
    },
    update: () => emit('update', {}),
    settled: async () => {},
  };
}
