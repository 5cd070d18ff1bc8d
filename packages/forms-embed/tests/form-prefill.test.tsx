import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import {
  choiceOf,
  documentOf,
  fullPage,
  groupOf,
  openForm,
  page,
  readSubmission,
  textOf,
} from '../src/testing/form-page';

beforeEach(() => {
  resetPage();
  watchReports();
});

afterEach(() => {
  registry.removeAll();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to take one away.
  document.cookie = 'hubspotutk=; max-age=0';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { control } = fullPage;

const visit = (search: string) =>
  vi.stubGlobal('location', { href: `https://site.test/${search}`, hostname: 'site.test', search });

/** Four fields with a default value, of which the host knows three. */
const FOUR = documentOf(
  [groupOf(['a', 'b', 'c', 'd'].map((name) => textOf(name, { defaultValue: 'default' })))],
  { metaData: [{ name: 'allowCookieReset', value: 'true' }] },
  { properties: { a: 'known', b: 'known', c: 'known' } },
);
const values = () => ['a', 'b', 'c', 'd'].map((name) => control(name).value);

describe('the first values', () => {
  it('are those of the address, then of the page, then known ones, then the default', async () => {
    visit('?a=address');
    await openForm({ properties: { a: 'page', b: 'page' } }, FOUR);
    expect(values()).toEqual(['address', 'page', 'known', 'default']);
  });

  it('are none that the host knows where the page wants none', async () => {
    visit('?a=address');
    await openForm({ ignoreCurrentValues: true, properties: { b: 'page' } }, FOUR);
    expect(values()).toEqual(['address', 'page', 'default', 'default']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([{ previewMode: true }, { mode: 'preview' as const }])(
    'are those of the page in a preview: %o',
    async (options) => {
      visit('?a=address');
      await openForm({ ...options, properties: { b: 'page' } }, FOUR);
      expect(values()).toEqual(['default', 'page', 'default', 'default']);
    },
  );

  it('are taken by fields of every kind, as far as they can have them', async () => {
    visit(
      '?text=T%20x&area=l%0Am&seats=5&bad=many&day=2024-02-29&yes=1&one=b&none=z&many=b&many=a&file=x.txt&company=Acme&0-2/company=Initech',
    );
    const { user, submission } = await openForm(
      {},
      documentOf([
        groupOf([
          textOf('text'),
          textOf('area', { fieldType: 'textarea' }),
          textOf('seats', { fieldType: 'number' }),
          textOf('bad', { fieldType: 'number' }),
          textOf('day', { fieldType: 'date' }),
          textOf('yes', { fieldType: 'booleancheckbox' }),
          choiceOf('select', 'one', ['a', 'b']),
          choiceOf('radio', 'none', ['a', 'b']),
          choiceOf('checkbox', 'many', ['a', 'b', 'c']),
          textOf('file', { fieldType: 'file' }),
          textOf('company'),
          textOf('company', { objectTypeId: '0-2', label: 'employer' }),
        ]),
      ]),
    );
    expect(control('text').value).toBe('T x');
    expect(control('area').value).toBe('l\nm');
    expect(control('yes').checked).toBe(true);
    expect(control('one').value).toBe('b');
    await user.click(page.button());
    expect(readSubmission(await submission(0)).entries).toEqual([
      ['text', 'T x'],
      ['area', 'l\nm'],
      ['seats', '5'],
      ['bad', ''],
      ['day', '2024-02-29'],
      ['yes', 'true'],
      ['one', 'b'],
      ['none', ''],
      ['many', 'b'],
      ['many', 'a'],
      ['file', ''],
      ['company', 'Acme'],
      ['0-2/company', 'Initech'],
    ]);
  });

  it.each(['', '?utm_source=letter'])(
    'of the definition are the same whatever the address says: %j',
    async (search) => {
      visit(search);
      const { user, submission } = await openForm(
        {},
        documentOf([
          groupOf([
            textOf('day', { fieldType: 'date', type: 'date', defaultValue: '1709164800000' }),
            textOf('seats', { fieldType: 'number', type: 'number', defaultValue: 'many' }),
            choiceOf('select', 'stage', [], { hidden: true, defaultValue: 'lead' }),
            textOf('since', { fieldType: 'date', type: 'date', hidden: true, defaultValue: 'the beginning' }),
          ]),
        ]),
      );
      await user.click(page.button());
      expect(readSubmission(await submission(0)).entries).toEqual([
        ['day', '2024-02-29'],
        ['seats', ''],
        ['stage', 'lead'],
        ['since', 'the beginning'],
      ]);
    },
  );

  it('that are wrong are said only after an attempt', async () => {
    visit('?email=wrong');
    const { user } = await openForm({}, documentOf([groupOf([textOf('email')])]));
    expect(control('email').value).toBe('wrong');
    expect(page.alerts()).toEqual([]);
    await user.click(page.button());
    await waitFor(() => expect(page.alerts()).toEqual(['Email must be formatted correctly.']));
  });
});

describe("'Not you?'", () => {
  const reset = () => screen.getByRole('link', { name: 'Click here to reset' });

  it('is offered where values are known and the form allows it', async () => {
    await openForm({}, FOUR);
    expect(reset().parentElement?.textContent).toBe('Not you? Click here to reset');
    expect(reset().parentElement?.className).toBe('cookie-reset-container');
  });

  it.each([
    [
      'nothing is known',
      documentOf([groupOf([textOf('a')])], { metaData: [{ name: 'allowCookieReset', value: 'true' }] }),
    ],
    ['the form does not allow it', documentOf([groupOf([textOf('a')])], {}, { properties: { a: 'known' } })],
  ])('is not offered where %s', async (_, document_) => {
    await openForm({}, document_);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('gives up what is known: values of the address stay, and the visitor is nobody', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what another script has set.
    document.cookie = 'hubspotutk=0123';
    vi.stubGlobal('location', { href: 'https://site.test/?a=address', hostname: 'site.test', search: '?a=address' });
    const fields = [
      ...['a', 'b', 'c', 'd'].map((name) => textOf(name, { defaultValue: 'default', required: name === 'b' })),
      choiceOf('checkbox', 'boxes', ['x', 'y']),
      choiceOf('select', 'list', ['x', 'y']),
      textOf('cv', { fieldType: 'file' }),
    ];
    const { user, submission } = await openForm(
      { properties: { b: 'page' } },
      documentOf(
        [groupOf(fields), groupOf([textOf('s')], { isSmartGroup: true })],
        { metaData: [{ name: 'allowCookieReset', value: 'true' }] },
        { properties: { c: 'known', boxes: 'x;y', list: 'y', s: 'known' } },
      ),
    );
    const label = (name: string) => (name === 'b' ? 'b' : name);
    const all = () => ['a', 'b', 'c', 'd'].map((name) => control(label(name)).value);
    expect(all()).toEqual(['address', 'page', 'known', 'default']);
    expect(fullPage.has('s')).toBe(false);
    await user.type(control('d'), ' and more');
    await user.upload(control('cv'), new File(['x'], 'cv.txt'));
    await user.click(page.button());
    const first = await submission(0);
    expect(readSubmission(first).context.hutk).toBe('0123');
    first.answer({}, 500);
    await waitFor(() => expect(page.alerts()).not.toEqual([]));

    const pressed = vi.fn<(event: Event) => void>();
    addEventListener('click', pressed, { once: true });
    await user.click(reset());
    // The address stays what it is.
    expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    await waitFor(() => expect(fullPage.has('s')).toBe(true));
    expect(all()).toEqual(['address', 'default', 'default', 'default']);
    expect(control('list').value).toBe('');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
    expect(control('cv').files).toHaveLength(0);
    expect(screen.queryByRole('link')).toBeNull();
    expect(page.alerts()).toEqual([]);

    await user.click(page.button());
    const { entries, context } = readSubmission(await submission(1));
    expect(context).not.toHaveProperty('hutk');
    expect(Object.fromEntries(entries)).toEqual({
      a: 'address',
      b: 'default',
      c: 'default',
      d: 'default',
      boxes: '',
      list: '',
      cv: '',
      s: '',
    });
  });
});
