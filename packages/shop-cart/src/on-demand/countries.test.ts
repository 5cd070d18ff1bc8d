import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AddressRules } from '../checkout/settings';
import { followCountries } from './countries';

const ends = new AbortController();

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

const RULES: AddressRules = {
  default: {
    state: { label: 'State', required: true, class: ['form-row-wide'], priority: 80 },
    postcode: { label: 'Postcode', required: true, class: ['form-row-wide', 'address-field'], priority: 90 },
  },
  AE: { postcode: { required: false, hidden: true }, state: { required: false } },
  FR: { state: { required: false, hidden: true }, postcode: { priority: 65 } },
  HU: { postcode: { class: ['form-row-first', 'address-field', 'evil"><i>'], priority: 65 } },
};

/** An address of an account, as a shop prints it for the first country. */
function open(first = 'US') {
  document.body.innerHTML = `<form><div>
    <p class="form-row" id="billing_country_field" data-priority="40"><select name="billing_country">
      <option>US</option><option>AE</option><option>FR</option><option>HU</option><option>GB</option></select></p>
    <p class="form-row form-row-wide validate-required" id="billing_state_field" data-priority="80">
      <label>State <span class="required">*</span></label><select name="billing_state"><option value="NY">New York</option></select></p>
    <p class="form-row form-row-wide validate-required" id="billing_postcode_field" data-priority="90">
      <label>ZIP <span class="required">*</span></label><input name="billing_postcode" value="12207"></p>
  </div></form>`;
  const root = document.querySelector('form') as HTMLElement;
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const country = find<HTMLSelectElement>('[name=billing_country]');
  country.value = first;
  followCountries({
    root,
    signal: ends.signal,
    states: () => ({ US: { NY: 'New York', CA: 'California' }, AE: {}, FR: [] }),
    rules: () => RULES,
    text: (key) => key,
  });
  const choose = (code: string) => {
    country.value = code;
    country.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const row = (name: string) => find(`#billing_${name}_field`);
  return { find, choose, row };
}

it('hides what a country does not have, and shows it again in the next one', () => {
  const { find, choose, row } = open();
  choose('AE');
  expect([row('postcode').hidden, find<HTMLInputElement>('[name=billing_postcode]').value]).toEqual([true, '']);
  expect([row('state').hidden, find<HTMLInputElement>('[name=billing_state]').type]).toEqual([true, 'hidden']);
  choose('FR');
  expect([row('postcode').hidden, row('state').hidden]).toEqual([false, true]);
  choose('US');
  expect([row('postcode').style.display, row('state').style.display]).toEqual(['', '']);
  expect(find('[name=billing_state]').localName).toBe('select');
  choose('GB');
  expect([row('state').hidden, find<HTMLInputElement>('[name=billing_state]').type]).toEqual([false, 'text']);
});

it('says what has to be filled, in the words of the country', () => {
  const { choose, row } = open();
  choose('FR');
  expect(row('state').classList.contains('validate-required')).toBe(false);
  choose('GB');
  expect(row('state').textContent).toContain('State\u00a0*');
  expect(row('state').classList.contains('validate-required')).toBe(true);
});

it('gives rows their width and their order, and takes no other class', () => {
  const { find, choose, row } = open('HU');
  const order = () => [...find('div').children].map(({ id }) => id.replace(/^billing_|_field$/g, ''));
  expect([row('postcode').className, order()]).toEqual([
    'form-row validate-required form-row-first',
    ['country', 'postcode', 'state'],
  ]);
  choose('US');
  expect([row('postcode').className, order()]).toEqual([
    'form-row validate-required form-row-wide',
    ['country', 'state', 'postcode'],
  ]);
});
