import type { AddressRules, CheckoutTexts, FieldRule, States } from '../checkout/settings';

const COUNTRY = 'select.country_to_state,input.country_to_state,select[name$=_country]';

type Control = HTMLInputElement | HTMLSelectElement;

/** A part of a page with addresses in it, what the shop says of their countries, and its words. */
export interface Addresses {
  readonly root: HTMLElement;
  readonly signal: AbortSignal;
  readonly states: () => States;
  readonly rules: () => AddressRules;
  text(key: keyof Pick<CheckoutTexts, 'state' | 'optional'>): string;
}

/** Hides a row or shows it, whatever the shop's style says of rows. */
function setHidden(row: HTMLElement, isHidden: boolean): void {
  row.hidden = isHidden;
  row.style.display = isHidden ? 'none' : '';
}

/** The classes by which a shop lays rows side by side: a country's take the place of the last one's. */
const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];

/** Gives a field's row what a country says of it; what the last country hid is shown again. */
function applyRule(row: HTMLElement, rule: FieldRule, optional: string): void {
  const field = row.querySelector<Control>('input,select');
  const label = row.querySelector('label');
  const isRequired = rule.required ?? row.classList.contains('validate-required');
  if (label && (rule.label !== undefined || rule.required !== undefined)) {
    const mark = document.createElement('span');
    mark.className = isRequired ? 'required' : 'optional';
    mark.textContent = isRequired ? '*' : `(${optional})`;
    if (isRequired) mark.ariaHidden = 'true';
    const old = label.querySelector('span,abbr')?.textContent ?? '';
    const words = rule.label ?? (label.textContent ?? '').replace(old, '').trim();
    label.replaceChildren(`${words}\u00a0`, mark);
  }
  row.classList.toggle('validate-required', isRequired);
  if (field) {
    if (isRequired) field.ariaRequired = 'true';
    else field.removeAttribute('aria-required');
    if (!isRequired) field.required = false;
    if (rule.placeholder !== undefined && field instanceof HTMLInputElement) field.placeholder = rule.placeholder;
  }
  // A country without states has a hidden field of them.
  setHidden(row, rule.hidden ?? !!field?.matches('[type=hidden][name$=_state]'));
  if (rule.hidden && field) field.value = '';
  if (Array.isArray(rule.class)) {
    row.classList.remove(...WIDTHS);
    row.classList.add(...WIDTHS.filter((width) => rule.class?.includes(width)));
  }
  if (rule.priority !== undefined) row.dataset.priority = `${rule.priority}`;
}

/** Puts rows into the order that they say; the focus stays. */
function sortRows(wrapper: Element | null | undefined): void {
  const rows = [...(wrapper?.querySelectorAll<HTMLElement>(':scope>.form-row') ?? [])];
  const sorted = [...rows].sort((one, other) => Number(one.dataset.priority) - Number(other.dataset.priority));
  if (rows.some((row) => !row.dataset.priority) || sorted.every((row, index) => row === rows[index])) return;
  const { activeElement } = document;
  wrapper?.append(...sorted);
  if (activeElement !== document.activeElement) (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Follows the countries of the addresses: a list of states or none, and what each country says of its fields. */
export function followCountries({ root, signal, states, rules, text }: Addresses): void {
  const showStates = (prefix: string, country: string) => {
    const old = root.querySelector<Control>(`[name="${prefix}_state"]`);
    const row =
      root.querySelector<HTMLElement>(`#${CSS.escape(prefix)}_state_field`) ?? old?.closest<HTMLElement>('.form-row');
    if (!old || !row) return;
    const { [country]: own } = states();
    const entries = Object.entries(own ?? {});
    const kind = entries[0] ? 'select' : own ? 'hidden' : 'input';
    const fresh = document.createElement(kind === 'select' ? 'select' : 'input');
    for (const { name, value } of [...old.attributes])
      if (!/^(?:type|value|aria-)/.test(name)) fresh.setAttribute(name, value);
    if (fresh instanceof HTMLSelectElement) {
      fresh.append(new Option(text('state'), ''), ...entries.map(([code, name]) => new Option(name, code)));
      fresh.classList.add('state_select');
    } else fresh.type = kind === 'hidden' ? 'hidden' : 'text';
    // What the visitor has typed stays where it still makes sense.
    if (kind !== 'hidden') fresh.value = old.value;
    setHidden(row, kind === 'hidden');
    old.replaceWith(fresh);
  };

  const follow = (control: Control, isFirst: boolean) => {
    const prefix = control.name.replace(/_country$/, '');
    const country = control.value;
    if (!isFirst && Object.keys(states())[0]) showStates(prefix, country);
    const { default: usual = {}, [country]: own = {} } = rules();
    for (const name of new Set([...Object.keys(usual), ...Object.keys(own)])) {
      const row = root.querySelector<HTMLElement>(`#${CSS.escape(`${prefix}_${name}_field`)}`);
      if (row) applyRule(row, { ...usual[name], ...own[name] }, text('optional'));
    }
    sortRows(control.closest('.form-row')?.parentElement);
  };

  for (const control of root.querySelectorAll<Control>(COUNTRY)) follow(control, true);
  root.addEventListener(
    'change',
    ({ target }) => (target as Element).matches(COUNTRY) && follow(target as Control, false),
    // Before the totals are asked for.
    { signal, capture: true },
  );
}
