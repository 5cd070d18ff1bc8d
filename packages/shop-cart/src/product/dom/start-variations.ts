import { adoptStyles, listen, type WidgetContext } from '@mountkit/core';
import { openFormTexts } from '../../shop-forms/dom/open-form-texts';
import type { ProductEvents } from '../events';
import { findVariation, listMissing, listValues } from '../logic/match';
import type { Variation } from '../logic/variation';
import { VARIATION_TEXTS, type VariationsOptions, type VariationTexts } from '../settings';
import { type Asked, askVariation } from './ask-variation';
import { openChoices } from './choices';
import { findParts } from './parts';
import { openDetails } from './show-details';
import { openPicture } from './show-picture';

const STYLE =
  '.mountkit-variations__message{color:var(--mountkit-error,#b3261e);margin:.5em 0}label.mountkit-unavailable{opacity:.45;text-decoration:line-through}';

/** Classes of shops for a button that cannot be used. */
const NEEDED = 'wc-variation-selection-needed';
const UNAVAILABLE = 'wc-variation-is-unavailable';

/** Makes a form of variations work: what is chosen is looked up, shown, and put into the form. */
export function startVariations(context: WidgetContext<VariationsOptions, ProductEvents>): void {
  const { element: form, scope, signal, settings, emit, markReady, onSettings } = context;
  const choices = openChoices(form, () => settings().unavailable === 'hide');
  const parts = findParts(form, scope.add);
  const { button, clear, details, id } = parts;
  const showDetails = openDetails(parts);
  const showPicture = openPicture(parts.picture);
  const own = openFormTexts(context, () => check());
  const text = (key: keyof VariationTexts) => settings().texts[key] ?? own()?.variations[key] ?? VARIATION_TEXTS[key];
  scope.add(adoptStyles(form, STYLE));

  const message = document.createElement('p');
  message.className = 'mountkit-variations__message';
  message.role = 'alert';
  scope.add(() => message.remove());
  const say = (words: string) => {
    message.textContent = words;
    if (!words) message.remove();
    else if (button) button.before(message);
    else form.append(message);
  };

  /** What is shown now; undefined while nothing is known. */
  let shown: Variation | undefined;
  /** Why the button cannot be used; empty while it can. */
  let reason = '';
  let asking: AbortController | undefined;
  scope.add(() => asking?.abort());

  const setButton = (why: string, isUnavailable = false) => {
    reason = why;
    if (!button) return;
    button.classList.toggle('disabled', !!why);
    button.classList.toggle(NEEDED, !!why && !isUnavailable);
    button.classList.toggle(UNAVAILABLE, !!why && isUnavailable);
    if (why) button.ariaDisabled = 'true';
    else button.removeAttribute('aria-disabled');
  };
  const setId = (value: string) => {
    if (id.value === value) return;
    id.value = value;
    id.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const noId = id.value;

  const hide = () => {
    if (shown) emit('hide', {});
    shown = undefined;
    showDetails(null);
    setId(noId);
  };
  const reset = () => {
    hide();
    showPicture(null);
    emit('reset', {});
  };

  const show = (variation: Variation) => {
    const isPurchasable = variation.is_purchasable && variation.is_in_stock && variation.is_visible;
    shown = variation;
    emit('found', { variation });
    showDetails(variation);
    showPicture(variation.image);
    setId(variation.variation_id);
    setButton(isPurchasable ? '' : text('unavailable'), true);
    emit('show', { variation, isPurchasable });
  };

  const look = (asked: Asked) => {
    if (asked && 'variation_id' in asked) return show(asked);
    reset();
    const words = asked ? text('failed') : text('unavailable');
    setButton(words, !asked);
    say(words);
    if (asked) emit('failed', { code: asked.code });
  };

  const ask = async (chosen: Readonly<Record<string, string>>) => {
    const mine = new AbortController();
    asking = mine;
    details?.setAttribute('aria-busy', 'true');
    const { wc_ajax_url } = settings();
    const answer = await askVariation(wc_ajax_url, { ...chosen, product_id: readProduct() }, mine.signal);
    if (answer === undefined) return;
    details?.removeAttribute('aria-busy');
    look(answer);
  };
  scope.add(() => details?.removeAttribute('aria-busy'));
  const readProduct = () =>
    settings().product_id || form.querySelector<HTMLInputElement>('[name=product_id],[name=add-to-cart]')?.value || '';

  /** What is missing, in the words of the page. */
  const tellMissing = (missing: readonly string[]) =>
    text('choose').replace('{choices}', missing.map(choices.nameOf).join(', '));

  const check = () => {
    asking?.abort();
    details?.removeAttribute('aria-busy');
    say('');
    const { product_variations: known } = settings();
    const chosen = choices.read();
    emit('check', { chosen });
    if (known[0]) for (const name of Object.keys(chosen)) choices.limit(name, listValues(known, chosen, name));
    const missing = listMissing(chosen);
    if (clear) clear.style.visibility = Object.values(chosen).some(Boolean) ? 'visible' : 'hidden';
    if (missing[0]) {
      reset();
      setButton(tellMissing(missing));
    } else if (known[0]) look(findVariation(known, chosen) ?? null);
    else {
      hide();
      setButton(text('failed'));
      void ask(chosen);
    }
  };

  scope.add(
    listen(form, 'change', ({ target }) => {
      if (!choices.has(target)) return;
      check();
      emit('change', { chosen: choices.read() });
    }),
  );
  scope.add(
    listen(form, 'click', (event) => {
      if (!clear?.contains(event.target as Node)) return;
      event.preventDefault();
      choices.clear();
      check();
      emit('change', { chosen: choices.read() });
      if (parts.status) parts.status.textContent = text('cleared');
      const [first] = Object.keys(choices.read());
      // It is hidden now, and would take the focus with it.
      if (first) choices.focus(first);
    }),
  );
  scope.add(
    listen(
      form,
      'submit',
      (event) => {
        if (!reason) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const [first] = listMissing(choices.read());
        const failed = !first && !asking?.signal.aborted && reason === text('failed');
        if (failed) check();
        else say(reason);
        if (first) choices.focus(first);
      },
      { capture: true },
    ),
  );
  // The browser restores what was chosen, or a form is reset, after the event.
  scope.add(listen(form, 'reset', () => queueMicrotask(check)));
  addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
  onSettings(check);
  scope.add(() => {
    reset();
    setButton('');
    choices.restore();
    if (clear) clear.style.visibility = '';
    if (parts.status) parts.status.textContent = '';
  });
  check();
  markReady();
}
