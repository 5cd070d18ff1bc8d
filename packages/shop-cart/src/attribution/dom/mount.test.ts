import { consentState } from '@mountkit/core';
import { afterEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../../core/src/testing/page';
import { control, mount, registry, scan } from '../index';

afterEach(() => {
  registry.removeAll();
  resetPage();
});

const FORM = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
const inputs = () => document.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input');

it('fills the forms of a page without a cart, and leaves nothing', async () => {
  const form = putMarkup(FORM);
  const handle = mount(form, { attribution_params: { prefix: 'order_', fields: { source: 'current.src' } } });
  await vi.dynamicImportSettled();
  expect([...inputs()].map(({ name, value }) => [name, value])).toEqual([['order_source', '(direct)']]);
  expect(control(form)?.origin().current?.src).toBe('(direct)');
  control(form)?.track(false);
  expect([...inputs()].map(({ value }) => value)).toEqual(['']);
  handle.unmount();
  expect([inputs().length, control(form), registry.all()]).toEqual([0, undefined, []]);
});

it('follows what is stated of marketing, until it is switched by a call', async () => {
  const form = putMarkup(FORM);
  const params = { fields: { from: 'current.src' }, allowTracking: false };
  const handle = mount(form, { attribution_params: params });
  await vi.dynamicImportSettled();
  const value = () => inputs()[0]?.value;
  expect(value()).toBe('');
  consentState().marketing = true;
  expect(value()).toBe('(direct)');
  consentState().marketing = false;
  expect([value(), document.cookie]).toEqual(['', expect.not.stringContaining('sbjs_')]);
  control(form)?.track(true);
  consentState().marketing = false;
  expect(value()).toBe('(direct)');
  handle.unmount();
  expect(Object.getOwnPropertyDescriptor(consentState(), 'marketing')).toMatchObject({ value: false, writable: true });
});

it('reads no attributes of an element that the page has not marked', () => {
  document.body.dataset.attributionParams = 'none';
  mount(document.body);
  expect(control(document.body)?.origin().current?.src).toBe('(direct)');
  delete document.body.dataset.attributionParams;
});

it('is found by its mark', async () => {
  const form = putMarkup(
    FORM.replace(
      '<form',
      '<form data-mountkit="attribution" data-settings=\'{"attribution_params":{"fields":{"from":"current.src"}}}\'',
    ),
  );
  const stop = scan();
  await settleMicrotasks();
  await vi.dynamicImportSettled();
  expect(inputs()[0]?.name).toBe('wc_order_attribution_from');
  expect(control(form)).toBeDefined();
  stop();
});

it('loads what fills the forms again when a visitor enters a field, not at every change of the page', async () => {
  const path = '../../on-demand/attribution/fill-forms';
  const asked = vi.fn();
  vi.doMock(path, () => {
    asked();
    throw new Error('offline');
  });
  watchReports();
  const form = putMarkup(FORM.replace('</form>', '<input name="email"></form>'));
  mount(form, { attribution_params: { fields: { from: 'current.src' } } });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  vi.doUnmock(path);
  form.append(document.createElement('p'));
  await settleMicrotasks();
  await vi.dynamicImportSettled();
  expect([asked.mock.calls.length, inputs().length]).toEqual([1, 0]);

  form.querySelector('input')?.focus();
  await vi.dynamicImportSettled();
  expect([...inputs()].map(({ value }) => value)).toEqual(['(direct)']);
  // From now on the page is followed again.
  document.body.insertAdjacentHTML('beforeend', FORM);
  await vi.waitFor(() => expect(inputs()).toHaveLength(2));
});
