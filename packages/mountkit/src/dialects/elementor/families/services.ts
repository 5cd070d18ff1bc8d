import { jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { watchElements } from '../watch-elements';

const ERRORS = '.elementor-message-danger';

/** The builder's button for PayPal: a form that works by itself, unless the page says that it cannot. */
const payWithPaypal = (mountkit: Mountkit) => async (widget: HTMLElement) => {
  const form = widget.querySelector('form');
  if (!form) return undefined;
  const { mount } = await mountkit.load('services');
  return mount(form, { parts: { errors: ERRORS, hidden: 'elementor-hidden' } }).unmount;
};

/** The builder's button for Stripe: the site makes a session, at a price of its own. */
const payWithStripe = (mountkit: Mountkit) => async (widget: HTMLElement) => {
  const form = widget.querySelector<HTMLFormElement>('.elementor-stripe-form');
  if (!form) return undefined;
  const { mount } = await mountkit.load('services');
  const fields = new FormData(form);
  const read = (name: string) => `${fields.get(name) ?? ''}`;
  const hasTexts = !!read('custom_error_msg');
  return mount(form, {
    session: read('url'),
    new_tab: read('open_in_new_window') === 'yes',
    texts: hasTexts
      ? {
          refused: read('custom_error_msg_global'),
          denied: read('custom_error_msg_payment'),
          ...(read('custom_error_msg_global') && { no_answer: read('custom_error_msg_global') }),
        }
      : {},
    parts: {
      data: {
        action: read('action'),
        'data[action]': read('action'),
        'data[postId]': widget.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? '',
        'data[widgetId]': read('widget_id'),
        'data[pageUrl]': document.URL,
        'data[nonce]': read('stripe_form_submit_nonce'),
      },
      errors: ERRORS,
      hidden: 'elementor-hidden',
      message: 'elementor-message elementor-stripe-error-message elementor-message-danger',
    },
  }).unmount;
};

const KINDS = {
  'fb-page': 'page',
  'fb-post': 'post',
  'fb-video': 'video',
  'fb-comment-embed': 'comment',
  'fb-comments': 'comments',
  'fb-like': 'like',
} as const;

/** The builder's embeds of Facebook: its frames do without its script. */
const showFacebook = (mountkit: Mountkit) => async (widget: HTMLElement) => {
  const element = widget.querySelector<HTMLElement>('.elementor-facebook-widget');
  const kind = Object.entries(KINDS).find(([name]) => element?.classList.contains(name))?.[1];
  if (!element || !kind) return undefined;
  const { href = '', width, height, ...rest } = element.dataset;
  const { facebook_sdk } = jsonObject((window as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig);
  const { lang, app_id } = jsonObject(facebook_sdk);
  const params = Object.entries(rest).map(([name, value]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), value]);
  const { mountEmbed } = await mountkit.load('services');
  return mountEmbed(element, {
    kind,
    href,
    params: { ...Object.fromEntries(params), ...(!!lang && { locale: lang }), ...(!!app_id && { app_id }) },
    ...(Number.parseInt(height ?? '', 10) > 0 && { height: Number.parseInt(height ?? '', 10) }),
    ...(width?.endsWith('px') && { width: Number.parseInt(width, 10) }),
  }).unmount;
};

/** The builder's payment buttons and embeds: facts on page widgets, sections 2.15 and 2.16. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-paypal-button', payWithPaypal(mountkit));
  watchElements('.elementor-widget-stripe-button', payWithStripe(mountkit));
  watchElements(
    '.elementor-widget-facebook-page,.elementor-widget-facebook-button,.elementor-widget-facebook-embed,.elementor-widget-facebook-comments',
    showFacebook(mountkit),
  );
}
