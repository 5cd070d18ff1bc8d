import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, settleMicrotasks } from '../../core/src/testing/page';
import {
  documentOf,
  documentWith,
  EMAIL,
  FORM,
  fullPage,
  groupOf,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';
import { FIELDS, PHONE, serverMarkup } from '../src/testing/server-markup';

type Fresh = typeof import('../src/testing/form-page') & typeof import('../src/index');
type Opened = Awaited<ReturnType<Fresh['openForm']>>;

/** A file that is loaded later. */
interface LatePart {
  readonly file: string;
  /** What the report calls it. */
  readonly what: string;
  /** Needs it for the first time; answers what needs it again and expects that it does its work. */
  readonly need: (fresh: Fresh) => Promise<() => Promise<void>>;
}

const FULL = documentWith([EMAIL, textOf('more', { fieldType: 'textarea' })]);
const settle = async () => {
  await settleMicrotasks();
  await vi.dynamicImportSettled();
  await settleMicrotasks();
};
const thanks = () => document.querySelector('.submitted-message');

/** Opens a form, which works without the part, and again, which has it. */
const reopen =
  (
    options: Parameters<Fresh['openForm']>[0],
    document_: object,
    works: (form: Opened, isThere: boolean) => void | Promise<void>,
  ): LatePart['need'] =>
  async ({ openForm }) => {
    const first = await openForm(options, document_);
    await works(first, false);
    await settle();
    first.handle.unmount();
    return async () => works(await openForm(options, document_), true);
  };

/** Opens a form, which fails without the part, and again, which works. */
const fails =
  (options: Parameters<Fresh['openForm']>[0], document_: object, prepare = () => {}): LatePart['need'] =>
  async ({ openForm }) => {
    prepare();
    await expect(openForm(options, document_)).rejects.toMatchObject({
      code: 'RENDER_FAILURE',
      message: 'could not load the form',
    });
    return async () => {
      expect((await openForm(options, document_)).handle.status).toBe('ready');
    };
  };

/** Submits an address; answers the call. */
async function send({ user, submission }: Opened, index = 0) {
  await user.clear(page.field('Email'));
  await user.type(page.field('Email'), 'a@b.co');
  await user.click(page.button());
  return submission(index);
}

const bold = (html: string | undefined, isThere: boolean) => expect(html?.includes('<b>')).toBe(isThere);
const file = { name: 'cv', label: 'cv', fieldType: 'file' };
const date = { name: 'day', label: 'Day', fieldType: 'date', type: 'date' };
const calendars = () => document.querySelector('[role=dialog]');

const PARTS: readonly LatePart[] = [
  {
    file: '../src/on-demand/after-ready',
    what: 'view counting',
    need: async ({ openForm }) => {
      const { handle, user } = await openForm();
      await settle();
      const counted: string[] = [];
      for (const name of ['view', 'interaction'] as const) handle.on(name, () => counted.push(name));
      return async () => {
        await user.click(page.field('Email'));
        await waitFor(() => expect(counted).toEqual(['view', 'interaction']));
      };
    },
  },
  {
    file: '../src/on-demand/first-focus',
    what: 'the submission of forms',
    need: async ({ openForm }) => {
      const form = await openForm();
      await settle();
      await form.user.click(page.field('Email'));
      return async () => expect(readSubmission(await send(form)).context.sourceName).toBe('mountkit-forms-embed');
    },
  },
  {
    file: '../src/on-demand/first-focus',
    what: 'the submission of forms',
    need: async ({ openForm }) => {
      const onFormError = vi.fn();
      const form = await openForm({ inlineMessage: 'Thanks', onFormError });
      page.field('Email').value = 'a@b.co';
      page.field('Email').dispatchEvent(new Event('input', { bubbles: true }));
      page.form().requestSubmit();
      await waitFor(() =>
        expect(onFormError.mock.calls).toEqual([[expect.objectContaining({ code: 'SERVER_ERROR' })]]),
      );
      expect(page.field('Email').value).toBe('a@b.co');
      return async () => {
        page.form().requestSubmit();
        (await form.submission(0)).answer({});
        await waitFor(() => expect(thanks()?.textContent).toBe('Thanks'));
      };
    },
  },
  {
    file: '../src/on-demand/show-reasons',
    what: 'the reasons of a refusal',
    need: async ({ openForm }) => {
      const onFormError = vi.fn();
      const form = await openForm({ onFormError });
      const refuse = async (index: number) => {
        (await send(form, index)).answer({ errors: [{ errorType: 'INVALID_HUTK' }] }, 400);
        await waitFor(() => expect(onFormError).toHaveBeenCalledTimes(index + 1));
        expect(onFormError.mock.lastCall).toMatchObject([{ code: 'SUBMISSION_FAILURE', errorType: 'INVALID_HUTK' }]);
        expect(page.alerts()).toHaveLength(1);
      };
      await refuse(0);
      return () => refuse(1);
    },
  },
  {
    file: '../src/on-demand/settings-changed',
    what: 'support for settings changed later',
    need: async ({ openForm }) => {
      const { element } = await openForm();
      await settle();
      element.dataset.blockedDomains = 'b.co';
      await settle();
      expect(page.button().value).toBe('Submit');
      return async () => {
        element.dataset.locale = 'de';
        await waitFor(() => expect(page.button().value).toBe('Absenden'));
      };
    },
  },
  {
    file: '../src/on-demand/rules-changed',
    what: 'support for rules added later',
    need: async ({ openForm, addRule }) => {
      const { user } = await openForm();
      await user.type(page.field('Email'), 'a@b.co');
      await user.tab();
      await settle();
      addRule('email', () => 'Never this.');
      await settle();
      expect(page.alerts()).toEqual([]);
      return async () => {
        addRule('email', () => 'Nor this.');
        await waitFor(() => expect(page.alerts()).toEqual(['Never this.']));
      };
    },
  },
  { file: '../src/on-demand/open-full-form', what: 'the form', need: fails({}, FULL) },
  { file: '../src/on-demand/additions', what: 'the form', need: fails({ honeypot: true }, FULL) },
  { file: '../src/on-demand/look', what: 'the form', need: fails({ unstyled: true }, FULL) },
  {
    file: '../src/on-demand/hydrate',
    what: 'the form',
    need: async ({ mount, IDS }) => {
      fakeFetch();
      const put = () => putMarkup(`<div data-instance-id="one">${serverMarkup()}</div>`);
      const options = { ...IDS, definition: documentWith(FIELDS) };
      const element = put();
      await expect(mount(element, options).ready).rejects.toMatchObject({ code: 'RENDER_FAILURE' });
      element.remove();
      return async () => expect((await mount(put(), options).ready).status).toBe('ready');
    },
  },
  {
    file: '../src/dom/definition/recover-definition',
    what: 'the form',
    need: async ({ mount, IDS }) => {
      const refuse = async () => {
        const { call } = fakeFetch();
        const { ready } = mount(putMarkup('<div></div>'), IDS);
        (await call(0)).answer('form not found', 404);
        return ready;
      };
      await expect(refuse()).rejects.toMatchObject({ code: 'RENDER_FAILURE', message: 'could not load the form' });
      return async () => expect(refuse()).rejects.toMatchObject({ code: 'DEFINITION_NOT_FOUND' });
    },
  },
  {
    file: '../src/locales/de',
    what: 'translations for locale "de"',
    need: reopen({ locale: 'de' }, FULL, (_, isThere) =>
      expect(page.button().value).toBe(isThere ? 'Absenden' : 'Submit'),
    ),
  },
  {
    file: '../src/dom/markup/purify',
    what: 'the markup cleaner',
    need: reopen({}, documentWith([textOf('a', { description: 'so <b>bold</b>' })]), (_, isThere) =>
      bold(document.querySelector('legend')?.innerHTML, isThere),
    ),
  },
  {
    file: '../src/dom/markup/purify',
    what: 'the markup cleaner',
    need: reopen({ inlineMessage: 'so <b>bold</b>' }, documentWith(), async (form, isThere) => {
      (await send(form)).answer({});
      await waitFor(() => expect(thanks()?.textContent).toBe('so bold'));
      bold(thanks()?.innerHTML, isThere);
    }),
  },
  {
    file: '../src/logic/limits/fit-message',
    what: 'the limits of messages',
    need: reopen({ inlineMessage: 'x '.repeat(3000) }, documentWith(), async (form, isThere) => {
      (await send(form)).answer({});
      await waitFor(() => expect(thanks()?.textContent.length).toBe(isThere ? 6000 : 5000));
    }),
  },
  {
    file: '../src/ui/full/phone-control',
    what: 'the dropdown of countries',
    need: reopen({}, documentWith([PHONE]), (_, isThere) =>
      expect(document.querySelector('select') !== null).toBe(isThere),
    ),
  },
  {
    file: '../src/dom/phone/phone-metadata',
    what: 'the phone number plans',
    need: async ({ openForm }) => {
      const { user } = await openForm({}, documentWith([PHONE, textOf('b')]));
      await user.click(page.field('Phone'));
      await settle();
      await user.click(page.field('b'));
      return async () => {
        await user.click(page.field('Phone'));
        await settle();
        await user.keyboard('2025550123');
        await waitFor(() => expect(page.field('Phone').value).toBe('(202) 555-0123'));
      };
    },
  },
  {
    file: '../src/ui/calendar/calendar',
    what: 'the calendar',
    need: async ({ openForm }) => {
      const { user } = await openForm({}, documentWith([date, textOf('b')]));
      const input = fullPage.control('Day');
      await user.click(input);
      await settle();
      expect(calendars()).toBeNull();
      await user.click(page.field('b'));
      return async () => {
        await user.click(input);
        await waitFor(() => expect(calendars()).not.toBeNull());
      };
    },
  },
  {
    file: '../src/dom/controls/check-files',
    what: 'the check of chosen files',
    need: async ({ openForm }) => {
      const lost = Object.assign(new File(['x'], 'a.txt'), { slice: () => ({ arrayBuffer: () => Promise.reject() }) });
      const form = await openForm({}, documentWith([file]));
      await form.user.upload(fullPage.control('cv'), lost);
      await form.user.click(page.button());
      (await form.submission(0)).answer({}, 500);
      await waitFor(() => expect(form.handle.status).toBe('ready'));
      return async () => {
        await form.user.click(page.button());
        await waitFor(() => expect(page.alerts().join()).toMatch(/file/i));
        expect(form.sent()).toHaveLength(1);
      };
    },
  },
  {
    file: '../src/on-demand/branding',
    what: 'the branding',
    need: reopen({}, documentOf([groupOf([EMAIL])], {}, { scopes: { noBranding: false } }), (_, isThere) =>
      expect(document.querySelector('.mk-branding') !== null).toBe(isThere),
    ),
  },
  {
    file: '../src/on-demand/robot-signs',
    what: 'the robot check',
    need: reopen({ timeGate: 1 }, FULL, async (form, isThere) => {
      expect('timeGate' in readSubmission(await send(form)).context).toBe(isThere);
    }),
  },
  {
    file: '../src/on-demand/frame',
    what: 'submission by frame',
    need: reopen({ submit: 'frame' }, FULL, () => expect(document.querySelector('iframe')).toBeDefined()),
  },
  {
    file: '../src/on-demand/restore-values',
    what: 'kept answers',
    need: reopen({}, documentWith(), ({ handle: { id } }, isThere) => {
      expect(page.field('Email').value).toBe(isThere ? 'kept@b.co' : '');
      expect(id).toBe(FORM);
    }),
  },
];

let errors: () => readonly unknown[][];

beforeEach(() => {
  resetPage();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { mock } = vi.spyOn(console, 'error').mockImplementation(() => {});
  errors = () => mock.calls.filter(([message]) => `${message}`.includes('could not load'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(PARTS)(
  '$file that cannot be loaded is reported once, and loaded at the next need',
  async ({ file, what, need }) => {
    if (file.includes('restore-values'))
      sessionStorage.mountkit = JSON.stringify({ [`form:${FORM}`]: { search: '', values: { email: 'kept@b.co' } } });
    vi.doMock(file, () => {
      throw new Error('offline');
    });
    vi.resetModules();
    const fresh = { ...(await import('../src/testing/form-page')), ...(await import('../src/index')) };
    const needAgain = await need(fresh);
    await waitFor(() =>
      expect(errors()).toEqual([[expect.stringContaining(`: could not load ${what}`), expect.any(Error)]]),
    );
    vi.doUnmock(file);
    await needAgain();
    await settle();
    expect(errors().filter(([message]) => `${message}`.includes(`: could not load ${what}`))).toHaveLength(1);
    fresh.registry.removeAll();
    vi.resetModules();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  },
);
