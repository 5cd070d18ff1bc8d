import { consentState } from '@mountkit/core';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewPage, resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { findViolations } from '../src/testing/find-violations';
import {
  choiceOf,
  documentOf,
  documentWith,
  EMAIL,
  FORM,
  fullPage,
  groupOf,
  openForm,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';

const RESTORED = 'Your earlier answers are still here.';
const note = () => document.querySelector('.mk-note')?.textContent ?? '';
const stored = () => JSON.parse(sessionStorage.getItem('mountkit') ?? '{}')[`form:${FORM}`];
const FULL = documentOf([
  groupOf([EMAIL, textOf('message', { fieldType: 'textarea' })]),
  groupOf([choiceOf('select', 'colour', ['red', 'blue']), choiceOf('checkbox', 'extras', ['a', 'b', 'c'])]),
  groupOf([textOf('password'), { name: 'cv', label: 'cv', fieldType: 'file' }]),
]);

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Leaves the page as a reload does: what was typed is still to be written. */
async function leave(handle: { unmount(): void }) {
  window.dispatchEvent(new Event('pagehide'));
  handle.unmount();
  renewPage();
}

/** Types, and waits until what is typed is looked after. */
async function typeAndLeave(options: Partial<FormOptions> = {}, document: object = FULL, text = 'Hello there') {
  const form = await openForm(options, document);
  await form.user.type(page.field('Email'), 'a@b.co');
  await form.user.type(page.field('message'), text);
  await form.user.selectOptions(fullPage.control('colour'), 'blue');
  await form.user.click(fullPage.control('c'));
  await form.user.click(fullPage.control('a'));
  await form.user.type(page.field('password'), 'hunter2');
  await waitFor(() => expect(stored()?.values.extras).toBe('a;c'));
  await leave(form.handle);
}

describe('what was typed', () => {
  it('is there again after a reload, and is said to be', async () => {
    await typeAndLeave();
    await openForm({}, FULL);
    expect(page.field('Email').value).toBe('a@b.co');
    expect(page.field('message').value).toBe('Hello there');
    expect(fullPage.control<HTMLSelectElement>('colour').value).toBe('blue');
    expect(['a', 'b', 'c'].map((name) => fullPage.control(name).checked)).toEqual([true, false, true]);
    expect(note()).toBe(RESTORED);
    expect(page.alerts()).toEqual([]);
    expect(await findViolations()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('is said to be there in the locale of the form', async () => {
    await typeAndLeave();
    await openForm({ locale: 'de' }, FULL);
    expect(note()).toBe('Ihre früheren Eingaben sind noch da.');
  });

  it('is never a secret, a file, or what the page has marked', async () => {
    await typeAndLeave({ neverKeep: ['message'] });
    expect(Object.keys(stored().values).sort()).toEqual(['colour', 'email', 'extras']);
    expect(JSON.stringify(sessionStorage)).not.toContain('hunter2');
    await openForm({ neverKeep: ['message'] }, FULL);
    expect(page.field('password').value).toBe('');
    expect(page.field('message').value).toBe('');
  });

  it('is not given back to a field that the page has marked since', async () => {
    await typeAndLeave();
    expect(stored().values.message).toBe('Hello there');
    await openForm({ neverKeep: ['message'] }, FULL);
    expect(page.field('message').value).toBe('');
    expect(page.field('Email').value).toBe('a@b.co');
  });

  it('stays in this visit', async () => {
    await typeAndLeave();
    expect(localStorage.getItem('mountkit')).toBeNull();
  });

  it('is kept where marketing was refused too: it is gone with the visit', async () => {
    consentState().marketing = false;
    await typeAndLeave();
    expect(stored().values.email).toBe('a@b.co');
  });

  it('is kept when the page goes, however soon', async () => {
    const { user } = await openForm({}, FULL);
    await user.type(page.field('Email'), 'a@b.co');
    await waitFor(() => expect(stored()).toBeDefined());
    await user.type(page.field('Email'), 'm');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().values.email).toBe('a@b.com');
  });

  it.each(['preview', 'test', 'builder', 'cms-editor'] as const)(
    'is neither kept nor restored in the mode %s, which makes no records',
    async (mode) => {
      const { user, handle } = await openForm({ mode }, FULL);
      await user.type(page.field('Email'), 'x@y.co');
      await vi.dynamicImportSettled();
      await leave(handle);
      expect(stored()).toBeUndefined();
      await typeAndLeave();
      await openForm({ mode }, FULL);
      expect(page.field('Email').value).toBe('');
    },
  );

  it('is not kept where the page says so', async () => {
    const { user, handle } = await openForm({ keepValues: false }, FULL);
    await user.type(page.field('Email'), 'a@b.co');
    await leave(handle);
    expect(stored()).toBeUndefined();
  });

  it('is not restored where the page says so', async () => {
    await typeAndLeave();
    await openForm({ keepValues: false }, FULL);
    expect(page.field('Email').value).toBe('');
  });

  it('is kept over a failed submission, and forgotten after one that was taken', async () => {
    const { user, submission, handle } = await openForm({}, FULL);
    await user.type(page.field('Email'), 'a@b.co');
    await waitFor(() => expect(stored()?.values.email).toBe('a@b.co'));
    await user.click(page.button());
    (await submission(0)).answer({}, 500);
    await waitFor(() => expect(handle.status).toBe('ready'));
    expect(stored().values.email).toBe('a@b.co');
    await user.click(page.button());
    (await submission(1)).answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(stored()).toBeUndefined();
    await leave(handle);
    expect(stored()).toBeUndefined();
    await openForm({}, FULL);
    expect(page.field('Email').value).toBe('');
    expect(note()).toBe('');
  });

  it('goes on being kept after it was restored', async () => {
    await typeAndLeave();
    const { user, handle } = await openForm({}, FULL);
    await user.type(page.field('message'), '!');
    await leave(handle);
    await openForm({}, FULL);
    expect(page.field('message').value).toBe('Hello there!');
    expect(page.field('Email').value).toBe('a@b.co');
  });

  it('shows the fields that depend on it', async () => {
    const dependent = {
      ...choiceOf('select', 'topic', ['Other']),
      dependentFieldFilters: [
        { dependentFormField: textOf('details'), filters: [{ operator: 'EQ', strValue: 'Other' }] },
      ],
    };
    const document = documentOf([groupOf([EMAIL, dependent])]);
    const { user, handle } = await openForm({}, document);
    await user.selectOptions(fullPage.control('topic'), 'Other');
    await waitFor(() => expect(fullPage.has('details')).toBe(true));
    await user.type(fullPage.control('details'), 'More');
    await waitFor(() => expect(stored()?.values.details).toBe('More'));
    await leave(handle);
    await openForm({}, document);
    expect(fullPage.control('details').value).toBe('More');
  });

  it('gives way to the address that a visitor has come by', async () => {
    await typeAndLeave();
    history.replaceState(null, '', '/?email=other%40b.co');
    await openForm({}, FULL);
    expect(page.field('Email').value).toBe('other@b.co');
    expect(page.field('message').value).toBe('Hello there');
  });

  it('is stronger than the address that it was typed under', async () => {
    history.replaceState(null, '', '/?email=other%40b.co');
    const { user, handle } = await openForm({}, FULL);
    await user.type(page.field('Email'), 'm');
    await waitFor(() => expect(stored()?.values.email).toBe('other@b.com'));
    await leave(handle);
    await openForm({}, FULL);
    expect(page.field('Email').value).toBe('other@b.com');
  });
});

describe('what was typed into a text form', () => {
  const PLAIN = documentWith([EMAIL, textOf('city'), textOf('password')]);

  async function typeTextAndLeave() {
    const { user, handle } = await openForm({}, PLAIN);
    await user.type(page.field('Email'), 'a@b.co');
    await user.type(page.field('city'), 'London');
    await user.type(page.field('password'), 'hunter2');
    await waitFor(() => expect(stored()?.values.city).toBe('London'));
    await leave(handle);
  }

  it('is there again after a reload, is said to be, and is sent', async () => {
    await typeTextAndLeave();
    const { user, submission, handle } = await openForm({}, PLAIN);
    await waitFor(() => expect(page.field('city').value).toBe('London'));
    expect(page.field('Email').value).toBe('a@b.co');
    expect(page.field('password').value).toBe('');
    expect(note()).toBe(RESTORED);
    expect(page.form().firstElementChild?.className).toBe('mk-note');
    expect(await findViolations()).toEqual([]);
    await user.click(page.button());
    const call = await submission(0);
    expect(readSubmission(call).entries).toEqual([
      ['email', 'a@b.co'],
      ['city', 'London'],
      ['password', ''],
    ]);
    call.answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(note()).toBe('');
    expect(stored()).toBeUndefined();
    expect(reports).toEqual([]);
  });

  it('is said to be there in the words of the page', async () => {
    await typeTextAndLeave();
    await openForm({ translations: { en: { restored: 'Still here.' } } }, PLAIN);
    await waitFor(() => expect(note()).toBe('Still here.'));
  });

  it('leaves nothing behind', async () => {
    await typeTextAndLeave();
    const { handle, element } = await openForm({}, PLAIN);
    await waitFor(() => expect(note()).toBe(RESTORED));
    handle.unmount();
    expect(element.innerHTML).toBe('');
  });
});

describe('a storage', () => {
  const keep = (values: unknown) =>
    sessionStorage.setItem('mountkit', JSON.stringify({ [`form:${FORM}`]: { search: '', values } }));

  it.each([
    ['junk', { email: 7, message: null, colour: {}, extras: ['a'] }],
    ['choices that are not offered', { colour: 'green', extras: 'z' }],
    ['a prototype', JSON.parse('{"__proto__": {"email": "x"}}')],
    ['something too long', { email: 'x'.repeat(65_537) }],
    ['no values', 'x'],
  ])('that has %s restores nothing', async (_, values) => {
    keep(values);
    await openForm({}, FULL);
    expect(page.field('Email').value).toBe('');
    expect(fullPage.control<HTMLSelectElement>('colour').value).toBe('');
    expect(note()).toBe('');
    expect(reports).toEqual([]);
  });

  it.each(['getItem', 'setItem'] as const)('that refuses %s does not keep the form from working', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, submission, handle } = await openForm({}, FULL);
    await user.type(page.field('Email'), 'a@b.co');
    window.dispatchEvent(new Event('pagehide'));
    await user.click(page.button());
    (await submission(0)).answer({});
    await waitFor(() => expect(handle.status).toBe('done'));
    expect(reports).toEqual([]);
  });

  it('that is switched off does not keep the form from working', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    const { user } = await openForm({}, FULL);
    await user.type(page.field('Email'), 'a@b.co');
    window.dispatchEvent(new Event('pagehide'));
    expect(reports).toEqual([]);
  });
});

it('leaves no listener and no timer behind', async () => {
  const leaks = countLeaks();
  await typeAndLeave();
  const { handle } = await openForm({}, FULL);
  handle.unmount();
  expect(leaks.timers()).toEqual([]);
  expect(leaks.listeners().filter((line) => /pagehide|focusin/.test(line))).toEqual([]);
  leaks.stop();
});

it('asks nothing of a form in which nobody has been', async () => {
  const read = vi.spyOn(Storage.prototype, 'setItem');
  await openForm({ keepValues: true }, documentWith([EMAIL], { captchaEnabled: false }));
  expect(read).not.toHaveBeenCalled();
});
