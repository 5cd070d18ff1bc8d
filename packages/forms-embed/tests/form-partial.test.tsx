import { hub, shared } from '@mountkit/core';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, EMAIL, FORM, fullPage, NO_CALL, openForm, PORTAL, page, textOf } from '../src/testing/form-page';

let reports: readonly string[];
let beacon: ReturnType<typeof vi.fn>;

beforeEach(() => {
  resetPage();
  reports = watchReports();
  beacon = vi.fn(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  allow(true);
});

afterEach(() => {
  registry.removeAll();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the visitor has said to the page's banner. */
function allow(marketing: boolean | undefined) {
  Object.assign(
    shared('consent', () => ({})),
    { marketing },
  );
  hub().emit('consent', {});
}

const FIELDS = [EMAIL, textOf('firstname'), textOf('password'), textOf('source', { hidden: true })];
const open = (options: Partial<FormOptions> = {}, fields: readonly object[] = FIELDS) =>
  openForm({ partial: 'consented', ...options }, documentWith(fields), NO_CALL);

const leave = () => window.dispatchEvent(new Event('pagehide'));

/** What was sent: by field, without the context. */
function sent() {
  const { hs_context: context, ...values } = Object.fromEntries(beacon.mock.calls[0]?.[1] ?? []);
  return { values, context: context ? JSON.parse(context) : undefined };
}

describe('a page that is left before its form was submitted', () => {
  it('sends once what was filled in, marked as partial, to an address of its own', async () => {
    const { user, sent: requests } = await open();
    await user.type(fullPage.control('Email'), 'ada@example.com');
    await user.type(fullPage.control('firstname'), ' Ada ');
    leave();
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0]?.[0]).toBe(
      `https://forms.test/submissions/v3/public/submit/formsnext/multipart/${PORTAL}/${FORM}/partial`,
    );
    const { values, context } = sent();
    expect(values).toEqual({ email: 'ada@example.com', firstname: 'Ada' });
    expect(context).toMatchObject({ partial: true, correlationId: expect.any(String), pageUrl: location.href });
    expect(requests()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('sends nothing of a form with a bot check', async () => {
    const document = documentWith(FIELDS, { captchaEnabled: true });
    const { user } = await openForm({ partial: 'consented', botCheck: 'proof-of-work' }, document, NO_CALL);
    await user.type(fullPage.control('Email'), 'ada@example.com');
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('does not send the same once more in this visit', async () => {
    for (const name of ['Ada', 'Ada', 'Bea']) {
      const { user, handle } = await open({ keepValues: false });
      await user.type(fullPage.control('firstname'), name);
      leave();
      handle.unmount();
    }
    expect(beacon.mock.calls.map(([, body]) => body.get('firstname'))).toEqual(['Ada', 'Bea']);
  });

  it('leaves out secrets, hidden fields, what the page names, and what the rules refuse', async () => {
    const { user } = await open({ neverKeep: ['firstname'] }, [...FIELDS, textOf('city')]);
    await user.type(fullPage.control('Email'), 'nobody');
    await user.type(fullPage.control('firstname'), 'Ada');
    await user.type(fullPage.control('password'), 'secret');
    await user.type(fullPage.control('city'), 'Bath');
    leave();
    expect(sent().values).toEqual({ city: 'Bath' });
  });

  it.each([
    ['the visitor has refused', false],
    ['the visitor was not asked', undefined],
  ])('sends nothing where %s', async (_, marketing) => {
    allow(marketing);
    const { user } = await open();
    await user.type(fullPage.control('Email'), 'ada@example.com');
    leave();
    expect(beacon).not.toHaveBeenCalled();
    allow(true);
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the page does not ask for it', { partial: 'off' }],
    ['it is a preview', { mode: 'preview' }],
  ] as const)('sends nothing where %s', async (_, options) => {
    const { user } = await open(options);
    await user.type(fullPage.control('Email'), 'ada@example.com');
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('sends nothing where nothing was filled in, and nothing after the widget has gone', async () => {
    const { user, handle } = await open();
    leave();
    await user.type(fullPage.control('Email'), 'ada@example.com');
    handle.unmount();
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('sends nothing while a submission is under way and after it, but after one that was refused', async () => {
    const { user, submission } = await open();
    await user.type(fullPage.control('Email'), 'ada@example.com');
    await user.click(page.button());
    const { answer } = await submission(0);
    leave();
    expect(beacon).not.toHaveBeenCalled();
    answer({ status: 'error' }, 429);
    await waitFor(() => expect(page.alerts()).not.toEqual([]));
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('reports what is too long to be sent', async () => {
    beacon.mockReturnValue(false);
    const { user } = await open();
    await user.type(fullPage.control('Email'), 'ada@example.com');
    leave();
    expect(reports).toEqual([expect.stringContaining('too long to be sent when the page is left')]);
  });
});
