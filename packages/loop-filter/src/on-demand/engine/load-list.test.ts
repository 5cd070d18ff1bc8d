import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry, reload } from '../../index';
import { answerItems, GROUP, itemsOf, LIST, openListPage } from '../../testing/list-page';

afterEach(() => {
  registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const announced = () => document.querySelector('body > [role=status]')?.textContent;
const FAILED = 'The list could not be updated. Please try again.';

describe('a list that is fetched', () => {
  it('is busy until it is shown, and then announced with the number of its items', async () => {
    const { shop, element, events } = openListPage();
    void reload('abc1234');
    const call = await shop.call(0);
    expect([element.getAttribute('aria-busy'), element.classList.contains('mountkit-loading')]).toEqual(['true', true]);
    answerItems(call, ['one', 'two']);
    await vi.waitFor(() => expect(events).toEqual(['loading', 'loaded']));
    expect(itemsOf(element)).toEqual(['one', 'two']);
    expect([element.getAttribute('aria-busy'), element.classList.contains('mountkit-loading')]).toEqual([null, false]);
    expect(announced()).toBe('2 items');
  });

  it('is announced by its own status, if it has one', async () => {
    const { shop } = openListPage();
    void reload('abc1234');
    (await shop.call(0)).answer({ data: '<p id="a">a</p><p role="status"> Showing 1 of 9 </p>' });
    await vi.waitFor(() => expect(announced()).toBe('Showing 1 of 9'));
  });

  it('is announced by what is said of there being no items, and styles are none', async () => {
    const { shop } = openListPage();
    void reload('abc1234');
    (await shop.call(0)).answer({ data: '<style>p{}</style><p id="a">a</p>' });
    await vi.waitFor(() => expect(announced()).toBe('1 items'));
    void reload('abc1234');
    (await shop.call(1)).answer({ data: '<div class="e-loop-nothing-found-message"> Nothing here. </div>' });
    await vi.waitFor(() => expect(announced()).toBe('Nothing here.'));
  });

  it('is announced in the language of the page', async () => {
    const { shop } = openListPage({ options: { texts: { items: '{{count}} Stück' } } });
    void reload('abc1234');
    answerItems(await shop.call(0), ['one']);
    await vi.waitFor(() => expect(announced()).toBe('1 Stück'));
  });

  it('shows the newest choice, whichever answer is first, and aborts the others', async () => {
    const { shop, element, events } = openListPage();
    void reload('abc1234');
    const old = await shop.call(0);
    void reload('abc1234');
    const newest = await shop.call(1);
    expect(old.init.signal?.aborted).toBe(true);
    answerItems(newest, ['newest']);
    answerItems(old, ['old']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['newest']));
    expect(events).toEqual(['loading', 'loading', 'loaded']);
  });

  it('tells its groups how many items each choice has', async () => {
    const { shop, control } = openListPage();
    void reload('abc1234');
    answerItems(await shop.call(0), ['one'], { tag: { a: 0, b: 3 }, constructor: { a: 9 } });
    await vi.waitFor(() => expect(control('[data-count]').textContent).toBe('0'));
    expect(control('[data-filter=a]').hasAttribute('data-empty')).toBe(true);
    expect(control('[data-filter=b]').hasAttribute('data-empty')).toBe(false);
  });
});

describe('a list that cannot be fetched', () => {
  it('stays as it is, with a note, an announcement, one report and an event; a retry shows it', async () => {
    const { shop, element, events, reports, handle } = openListPage();
    const codes: string[] = [];
    handle.on('failed', ({ code }) => codes.push(code));
    void reload('abc1234');
    (await shop.call(0)).answer({ data: ' ' });
    await vi.waitFor(() => expect(events).toEqual(['loading', 'failed']));
    expect(itemsOf(element)).toEqual(['first']);
    expect(codes).toEqual(['EMPTY_ANSWER']);
    expect(reports).toEqual([expect.stringContaining('no list in the answer for abc1234, status 200')]);
    expect([announced(), element.getAttribute('aria-busy')]).toEqual([FAILED, null]);
    const note = element.lastElementChild as HTMLElement;
    expect(note.textContent).toBe(`${FAILED} Try again`);

    note.querySelector('button')?.click();
    expect(element.querySelector('.mountkit-loop-note')).toBeNull();
    answerItems(await shop.call(1), ['one']);
    await vi.waitFor(() => expect(itemsOf(element)).toEqual(['one']));
  });

  it('says nothing when it is unmounted meanwhile, and leaves nothing', async () => {
    const { shop, element, events, reports, handle } = openListPage();
    void reload('abc1234');
    const call = await shop.call(0);
    handle.unmount();
    call.answer('');
    await new Promise((resolve) => setTimeout(resolve));
    expect([events, reports]).toEqual([['loading'], []]);
    expect(element.getAttribute('aria-busy')).toBeNull();
    expect(element.className).toBe('');
    expect(document.querySelector('.mountkit-loop-note, body > [role=status]')).toBeNull();
  });

  it('shows nothing more when a listener unmounts it', async () => {
    const { shop, handle } = openListPage();
    handle.on('loaded', () => handle.unmount());
    void reload('abc1234');
    answerItems(await shop.call(0), ['one']);
    await vi.waitFor(() => expect(handle.status).toBe('unmounted'));
    await vi.waitFor(() => expect(announced()).toBeUndefined());
  });
});

it('does not load the button for further pages of a list that has links to them', async () => {
  openListPage({ list: LIST.replace('data-post-id', 'data-next-page="/2/" data-post-id'), group: GROUP });
  await reload('abc1234');
  await vi.dynamicImportSettled();
  expect(document.querySelector('.mountkit-load-more')).toBeNull();
});
