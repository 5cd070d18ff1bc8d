import { type Disposer, listen } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { FormAccess } from '@mountkit/forms-embed/access';
import { pageJquery } from './wrap-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** jQuery's functions for events. */
interface EventWrapper {
  on(names: string, listener: (event: { readonly originalEvent?: Event; readonly target: EventTarget }) => void): void;
  off(names: string): void;
}

const NAMES = 'change.mountkit input.mountkit';

/**
 * Notices values that scripts of the page put into the form's controls, as the incumbent does: by an event that typing
 * does not cause, of the page or of jQuery, whose `.change()` calls only jQuery's own listeners.
 */
export function followScripts(form: HTMLFormElement, access: FormAccess): Disposer {
  const take = (target: EventTarget | null) => {
    const control = target as Control;
    if (!control?.name || !form.contains(control)) return;
    if (/^(checkbox|radio)$/.test(control.type)) access.setValue(control.name, chosenIn(form, control));
    else if (control.type !== 'file') control.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  };
  const stop = listen(form, 'change', ({ isTrusted, target }) => !isTrusted && take(target));
  const wrapped = pageJquery()?.(form) as (EventWrapper & ArrayLike<HTMLElement>) | undefined;
  wrapped?.on(NAMES, ({ originalEvent, target }) => {
    // Returning false would stop the event.
    if (!originalEvent) take(target);
  });
  return () => {
    stop();
    wrapped?.off(NAMES);
  };
}

/** The value of the controls of this name: whether a single one is checked, otherwise the chosen values. */
function chosenIn(form: HTMLFormElement, { name, type, value }: Control): string {
  const all = [...form.querySelectorAll<HTMLInputElement>(`[name=${writeJson(name)}]`)];
  const chosen = all.filter(({ checked }) => checked).map((control) => control.value);
  return type === 'checkbox' && all.length === 1 && value === 'true' ? `${chosen.length > 0}` : chosen.join(';');
}
