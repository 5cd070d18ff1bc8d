import { expect, it } from 'vitest';
import { putMarkup } from '../../../../core/src/testing/page';
import { fillCountries } from './fill-countries';

const ENGLISH = [
  { code: 'AT', label: 'Austria (+43)' },
  { code: 'DE', label: 'Germany (+49)' },
  { code: 'US', label: 'United States (+1)' },
];
const GERMAN = [
  { code: 'DE', label: 'Deutschland (+49)' },
  { code: 'AT', label: 'Österreich (+43)' },
  { code: 'US', label: 'Vereinigte Staaten (+1)' },
];

it('a dropdown is filled in the order of the language, and filled anew in another; the choice stays', () => {
  const select = putMarkup('<select><option value="DE">Germany (+49)</option></select>') as HTMLSelectElement;
  const [drawn] = select.options;
  const labels = () => Array.from(select.options, ({ value, text }) => `${value} ${text}`);
  fillCountries(select, ENGLISH);
  expect(labels()).toEqual(['AT Austria (+43)', 'DE Germany (+49)', 'US United States (+1)']);
  expect([select.options[1], select.value]).toEqual([drawn, 'DE']);
  select.value = 'AT';
  fillCountries(select, ENGLISH);
  fillCountries(select, GERMAN);
  expect(labels()).toEqual(['DE Deutschland (+49)', 'AT Österreich (+43)', 'US Vereinigte Staaten (+1)']);
  expect([select.options[0], select.value]).toEqual([drawn, 'AT']);
});
