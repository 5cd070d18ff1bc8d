import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { COMBOBOX_CSS } from '../dom/combobox/combobox-style';
import { enhanceSelect } from '../dom/combobox/enhance-select';
import { emptyOption } from '../dom/combobox/read-choices';
import { hasFocus } from '../dom/combobox/stand-in';
import type { FormContext } from '../form/form-context';
import type { FullForm } from '../form/form-model';
import { MANY_OPTIONS } from '../logic/definition/field-kinds';
import { COMBOBOX_ENGLISH } from '../logic/texts/english-combobox';
import { createMessages, type Texts } from '../logic/texts/messages';

/** Forms whose selects are searched already. */
const searched = new WeakSet<FullForm['store']>();

/**
 * Makes every select of a form that has many options searchable, also those that are drawn or filled later. A chunk of
 * its own, loaded only where a mouse or the like points: a finger has the browser's own lists.
 */
export function searchSelects(
  { element, scope, settings }: FormContext,
  { store, texts }: Pick<FullForm, 'store' | 'texts'>,
): void {
  if (searched.has(store)) return;
  searched.add(store);
  const enhanced = new Map<HTMLSelectElement, Disposer>();
  const waiting = new Map<HTMLSelectElement, Disposer>();

  const enhance = (select: HTMLSelectElement) => {
    const cell = store.fields.find(({ field }) => field.id === select.name);
    return enhanceSelect(select, {
      text(key, params) {
        const { translations, locale } = settings();
        const table = { ...COMBOBOX_ENGLISH, ...texts() };
        return createMessages(translations[locale] as Texts | undefined, locale, table).of(key, params);
      },
      entered: () => cell?.dispatch({ type: 'focused' }),
      left: () => cell?.dispatch({ type: 'blurred' }),
    });
  };

  const update = () => {
    for (const effects of [enhanced, waiting]) {
      for (const [select, stop] of effects) {
        if (element.contains(select)) continue;
        effects.delete(select);
        stop();
      }
    }
    for (const select of element.querySelectorAll<HTMLSelectElement>('select.hs-input')) {
      if (enhanced.has(select) || waiting.has(select) || !hasMany(select)) continue;
      if (hasFocus(select) && mayBeOpen(select)) {
        waiting.set(
          select,
          listen(select, 'focusout', () => {
            waiting.get(select)?.();
            waiting.delete(select);
            if (element.contains(select)) enhanced.set(select, enhance(select));
          }),
        );
      } else enhanced.set(select, enhance(select));
    }
  };

  scope.add(adoptStyles(element, COMBOBOX_CSS));
  const observer = new MutationObserver(update);
  observer.observe(element, { childList: true, subtree: true });
  update();
  scope.add(() => {
    observer.disconnect();
    for (const stop of [...enhanced.values(), ...waiting.values()]) stop();
  });
}

const hasMany = (select: HTMLSelectElement): boolean =>
  select.options.length - (emptyOption(select) ? 1 : 0) > MANY_OPTIONS;

/** Whether the browser's own list is open, or may be: then it is not taken from under the pointer. */
function mayBeOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return true;
  }
}
