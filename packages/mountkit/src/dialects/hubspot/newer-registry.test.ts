// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { putMarkup, settleMicrotasks } from '../../../../core/src/testing/page';
import { COMPANY, documentOf, EMAIL, FORM, NEWS, open, page, start, submit, useEmptyPage, user } from './testing';

useEmptyPage();

describe('values from scripts of the page', () => {
  it('count, by whatever event the script tells of them', async () => {
    start();
    const { instanceId } = await open({}, documentOf([EMAIL, COMPANY, NEWS]));
    const access = async () => page.HubSpotFormsV4?.getForms().find((form) => form.getInstanceId() === instanceId);
    const set = (name: string, value: string, type: string) => {
      const input = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new Event(type, { bubbles: true }));
    };
    set('email', 'ada@example.com', 'input');
    set('0-2/name', 'Wren', 'change');
    document.querySelector<HTMLInputElement>('[name=news]')?.click();
    expect(await (await access())?.getFormFieldValues()).toEqual([
      { name: '0-1/email', value: 'ada@example.com' },
      { name: '0-2/name', value: 'Wren' },
      { name: '0-1/news', value: 'true' },
    ]);
  });
});

describe('the newer registry', () => {
  it('tells its window events, and finds the form of each', async () => {
    const told: string[] = [];
    const found: unknown[] = [];
    const off = new AbortController();
    for (const name of ['on-ready', 'on-submission:success', 'on-submission:failed']) {
      window.addEventListener(
        `hs-form-event:${name}`,
        (event) => {
          told.push(`${name} ${(event as CustomEvent).detail.formId}`);
          found.push(page.HubSpotFormsV4?.getFormFromEvent(event));
        },
        { signal: off.signal },
      );
    }
    start();
    const { instanceId } = await open();
    const [form] = page.HubSpotFormsV4?.getForms() ?? [];
    expect([form?.getFormId(), form?.getInstanceId(), form?.getConversionId()]).toEqual([FORM, instanceId, null]);

    form?.setFieldValue('0-1/email', 'ada@example.com');
    expect(await form?.getFormFieldValues()).toEqual([{ name: '0-1/email', value: 'ada@example.com' }]);
    await submit({ status: 'error' }, 500);
    await waitFor(() => expect(told).toHaveLength(2));
    await submit({ accepted: true, inlineMessage: 'Thanks.', conversionId: 'c-1' });
    await screen.findByText('Thanks.');
    off.abort();
    expect(form?.getConversionId()).toBe('c-1');
    expect(told).toEqual([`on-ready ${FORM}`, `on-submission:failed ${FORM}`, `on-submission:success ${FORM}`]);
    expect(found).toEqual([form, form, form]);
  });

  it('tells of pages', async () => {
    const told: string[] = [];
    const off = new AbortController();
    for (const way of ['next', 'previous'])
      window.addEventListener(`hs-form-event:on-interaction:navigate:${way}`, () => told.push(way), off);
    start();
    const fields = [{ fields: [{ ...EMAIL, required: false }] }, { isPageBreak: true, fields: [COMPANY] }];
    await open({}, documentOf([], { formFieldGroups: fields }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    off.abort();
    expect(told).toEqual(['next', 'previous']);
  });
});

describe('the page', () => {
  it('has its elements of the newer embed code marked, now and later', async () => {
    const now = putMarkup(`<div class="hs-form-frame" data-portal-id="8100231" data-form-id="${FORM}"></div>`);
    start();
    const later = putMarkup(`<p><i class="hs-form-frame" data-portal-id="8100231" data-form-id="${FORM}"></i></p>`);
    await settleMicrotasks();
    expect(now.dataset.mountkit).toBe('form');
    expect(later.querySelector('i')?.dataset.mountkit).toBe('form');
  });

  it('has the functions run that wait for the script of its CMS', async () => {
    const first = vi.fn();
    const second = vi.fn();
    page.hsFormsOnReady = [first];
    start();
    await settleMicrotasks();
    expect(first).toHaveBeenCalledTimes(1);
    (page.hsFormsOnReady as unknown as (() => void)[]).push(second);
    expect(second).toHaveBeenCalledTimes(1);
  });
});
