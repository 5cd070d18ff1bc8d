import { fireEvent } from '@testing-library/dom';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import { anyDocument, anyVisit, type VisitorAction } from '../src/testing/any-form';
import { countLeaks } from '../src/testing/count-leaks';
import { documentOf, groupOf, openForm, page, readSubmission, textOf } from '../src/testing/form-page';

beforeEach(() => {
  resetPage();
  watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const RUNS = { numRuns: 30 };

// Whole forms, many times over, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const isSeen = (element: Element) => !element.closest('[hidden]') && element.getAttribute('type') !== 'hidden';
const controls = () => [...page.form().querySelectorAll<HTMLInputElement>('input, select, textarea, button')];
const inputs = () => controls().filter((control) => isSeen(control) && !/submit|button|file/.test(control.type));
const names = () => new Set(controls().flatMap(({ name }) => name || []));
const submitButton = () =>
  controls().filter((control) => isSeen(control) && control.type === 'submit')[0] as HTMLElement;
const alerts = () => [...document.querySelectorAll('[role=alert]')].filter(isSeen);

/** Lets the form draw what has changed; React does so in a task of its own. */
async function settle() {
  await settleMicrotasks();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(0);
  });
  await settleMicrotasks();
}

function fill(control: HTMLInputElement, text: string): void {
  if (/checkbox|radio/.test(control.type)) control.click();
  else fireEvent.input(control, { target: { value: text } });
}

async function act({ kind, at, text }: VisitorAction): Promise<void> {
  const seen = inputs();
  const control = seen[at % Math.max(seen.length, 1)];
  const buttons = [...document.querySelectorAll<HTMLElement>('button, .cookie-reset-container a')].filter(isSeen);
  if (kind === 'press') buttons[at % Math.max(buttons.length, 1)]?.click();
  else if (control && kind === 'blur') {
    control.focus();
    control.blur();
  } else if (control) fill(control, text);
  await settle();
}

/** A value that most fields take. */
const GOOD: Readonly<Record<string, string>> = { email: 'a@b.co', number: '1', tel: '0301', text: '2024-02-29' };

/** Fills what is wrong or empty and presses on until the form is sent, or nothing moves any more. */
async function finish(sent: () => readonly unknown[]): Promise<void> {
  for (let presses = 0; presses < 12 && sent().length === 0; presses++) {
    for (const control of inputs()) {
      if (control.value === '' || control.getAttribute('aria-invalid') === 'true') {
        const option = [...((control as unknown as HTMLSelectElement).options ?? [])].find(({ value }) => value);
        if (!/checkbox|radio/.test(control.type)) fill(control, option?.value ?? GOOD[control.type] ?? 'x');
        await settle();
      }
    }
    for (const box of inputs().filter(({ type, checked }) => /checkbox|radio/.test(type) && !checked)) box.click();
    await settle();
    submitButton().click();
    await settle();
  }
}

describe('any form and any visitor', () => {
  it('is drawn, and what is sent is exactly what is shown', async () => {
    let submissions = 0;
    await fc.assert(
      fc.asyncProperty(anyDocument, anyVisit, async (document_, visit) => {
        const { handle, sent } = await openForm({}, document_);
        try {
          for (const action of visit) await act(action);
          await finish(sent);
          if (sent().length === 0) return;
          submissions++;
          const { entries, context } = readSubmission(sent()[0] as { init: RequestInit });
          const ids = new Set(entries.map(([name]) => name));
          expect(new Set(context.renderedFieldsIds)).toEqual(ids);
          // A field without options has no control, but stands there all the same.
          expect(ids.size).toBe(document.querySelectorAll('.hs-form-field').length);
          expect([...names()].filter((name) => !ids.has(name))).toEqual([]);
        } finally {
          handle.unmount();
        }
      }),
      RUNS,
    );
    // Most of them can be finished; else this would prove little.
    expect(submissions).toBeGreaterThan(RUNS.numRuns / 3);
  });

  it('is never held by what the visitor cannot see', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, anyVisit, async (document_, visit) => {
        const onPage = vi.fn();
        const { handle, sent } = await openForm({}, document_);
        handle.on('pageChange', onPage);
        try {
          for (const action of visit) await act(action);
          onPage.mockClear();
          submitButton().click();
          await settle();
          const moved = () => sent().length > 0 || onPage.mock.calls.length > 0;
          await vi.waitFor(() => expect(moved() || alerts().length > 0).toBe(true));
        } finally {
          handle.unmount();
        }
      }),
      RUNS,
    );
  });

  it('leaves nothing when the form is unmounted', async () => {
    // What React adds to a document, it adds once and for all.
    (await openForm({}, documentOf([groupOf([textOf('a', { footer: 'x' })])]))).handle.unmount();
    const leaks = countLeaks();
    try {
      await fc.assert(
        fc.asyncProperty(anyDocument, anyVisit, async (document_, visit) => {
          const { element, handle } = await openForm({}, document_);
          for (const action of visit) await act(action);
          handle.unmount();
          await settle();
          expect(element.childNodes).toHaveLength(0);
          expect(document.adoptedStyleSheets).toEqual([]);
          expect(document.head.querySelector('style')).toBeNull();
          expect(leaks.listeners()).toEqual([]);
          expect(leaks.timers()).toEqual([]);
          element.remove();
        }),
        RUNS,
      );
    } finally {
      leaks.stop();
    }
  });
});

describe('any document with groups', () => {
  it('is drawn, whatever stands in it', async () => {
    const junk = fc.jsonValue({ maxDepth: 3 });
    const shaped = (key: string, inner: fc.Arbitrary<unknown>) =>
      fc.oneof(junk, fc.array(fc.oneof(junk, fc.record({ [key]: inner }))));
    const document_ = fc.record({
      form: fc.record({
        formFieldGroups: fc.array(fc.oneof(junk, fc.record({ fields: shaped('name', junk), richText: junk }))),
        metaData: shaped('name', fc.oneof(junk, fc.constant('legalConsentOptions'))),
        style: junk,
        captchaEnabled: junk,
      }),
      properties: junk,
      knownSmartFields: junk,
      portalSetting: junk,
      scopes: junk,
    });
    await fc.assert(
      fc.asyncProperty(document_, async (given) => {
        const { handle } = await openForm({}, given);
        expect(handle.status).toBe('ready');
        handle.unmount();
      }),
      RUNS,
    );
  });
});
