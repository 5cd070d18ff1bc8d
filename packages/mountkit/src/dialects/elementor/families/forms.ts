import { type Json, jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { watchElements } from '../watch-elements';
import { whenGone } from '../when-gone';
import { openRecaptcha } from './forms/form-recaptcha';
import { layOutSteps } from './forms/form-steps';

/** The part of the page's jQuery that is used for events. */
type Query = (target: Element) => { trigger(name: string, details?: readonly unknown[]): void };

/** What scripts of the page, such as for measuring, hear of a form by jQuery. */
function tell(form: Element, name: string, ...details: readonly unknown[]): void {
  (window as { jQuery?: Query }).jQuery?.(form).trigger(name, details);
}

/** Where the builder's server takes forms: as its config says. */
function addressOf(): string {
  const { ajaxurl } = jsonObject((window as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig);
  return typeof ajaxurl === 'string' ? ajaxurl : '/wp-admin/admin-ajax.php';
}

/** A field by the name that an answer has for it. */
const find = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(
    `#form-field-${CSS.escape(name)},[name="form_fields[${CSS.escape(name)}]"],[name="form_fields[${CSS.escape(name)}][]"]`,
  );

/** Opens a popup, or closes the one that the form is in, as the answer says. */
async function runPopup(mountkit: Mountkit, form: Element, { action, id, do_not_show_again }: Json): Promise<void> {
  if (action !== 'open' && action !== 'close') return;
  const popups = await mountkit.load('popups');
  popups.runAction(`popup:${action}`, { id: `${id ?? ''}`, do_not_show_again: `${do_not_show_again ?? ''}` }, form);
}

/** Leaves the time out of the first and the last day of a field, with which a browser would not read them. */
function limitDays(form: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  for (const day of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    for (const limit of ['min', 'max'] as const) {
      const printed = day[limit];
      if (!/ /.test(printed)) continue;
      day[limit] = printed.replace(/ .*/, '');
      undo.push(() => {
        day[limit] = printed;
      });
    }
  }
  return () => {
    for (const each of undo) each();
  };
}

const MESSAGE = 'elementor-message elementor-message-';

/** The builder's forms: facts on page widgets, section 2.18. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-form', async (widget) => {
    const form = widget.querySelector<HTMLElement>('form.elementor-form');
    if (!form) return undefined;
    const { mount } = await mountkit.load('page-form');
    const steps = layOutSteps(form, widget);
    const check = openRecaptcha(form);
    const printDays = limitDays(form);
    const handle = mount(form, {
      url: addressOf(),
      parts: {
        data: { action: 'elementor_pro_forms_send_form', referrer: location.href },
        steps: '.e-form__step',
        next: '.e-form__buttons__wrapper__button-next',
        previous: '.e-form__buttons__wrapper__button-previous',
        hidden: 'elementor-hidden',
        waiting: 'elementor-form-waiting',
        wrong: 'elementor-error',
        error: `${MESSAGE}danger elementor-help-inline elementor-form-help-inline`,
        refused: `${MESSAGE}danger`,
        sent: `${MESSAGE}success`,
        find,
        prepare: () => check?.prepare(),
      },
    });
    handle.on('change', ({ step }) => steps?.show(step));
    handle.on('failed', () => {
      check?.reset();
      tell(form, 'error');
    });
    handle.on('end', ({ message, data }) => {
      check?.reset();
      steps?.show(0);
      void runPopup(mountkit, form, jsonObject((data as { readonly popup?: unknown }).popup));
      tell(form, 'submit_success', { message, data });
      tell(form, 'form_destruct', { message, data });
    });
    whenGone(handle, () => {
      check?.end();
      steps?.undo();
      printDays();
    });
    return handle.unmount;
  });
}
