import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewPage, resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { countLeaks } from '../src/testing/count-leaks';
import { documentOf, FORM, fullPage, groupOf, openForm, page, textOf } from '../src/testing/form-page';

/** Three pages; the first has a required field. */
const THREE = documentOf([
  groupOf([textOf('first', { required: true })]),
  groupOf([textOf('second')], { isPageBreak: true }),
  groupOf([textOf('third')], { isPageBreak: true }),
]);

const heading = (text: string) => waitFor(() => expect(fullPage.heading()).toBe(text));
const stored = () => JSON.parse(sessionStorage.getItem('mountkit') ?? '{}')[`page:${FORM}`];
/** The keys of the history's state that are not ours. */
const theirs = () => {
  const { mountkitForms: _, ...rest } = history.state ?? {};
  return rest;
};
/** Resolves when the browser has gone to another entry. */
const arrived = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
async function go(entries: number) {
  const there = arrived();
  history.go(entries);
  await there;
}

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  // A new entry, which nothing can be before.
  history.pushState(null, '', '/');
});

afterEach(async () => {
  for (const handle of registry.all()) await leave(handle);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(reports).toEqual([]);
});

/** Unmounts, and waits for the history to be left. */
async function leave(handle: { unmount(): void }) {
  const turns = history.state?.mountkitForms?.turns.length;
  const there = turns ? arrived() : undefined;
  handle.unmount();
  await there;
}

/** Opens the form and goes on to its third page. */
async function goToThird(options: Partial<FormOptions> = {}, document: object = THREE) {
  const form = await openForm(options, document);
  await form.user.type(fullPage.control('first'), 'a');
  // The code for it is loaded beside the form.
  await vi.dynamicImportSettled();
  await form.user.click(fullPage.button('Next'));
  await heading('Step 2');
  await form.user.click(fullPage.button('Next'));
  await heading('Step 3');
  return form;
}

describe('the browser’s Back', () => {
  it('turns the pages of the form before it leaves, and Forward turns them again', async () => {
    history.replaceState({ theirs: 1 }, '');
    const onPage = vi.fn();
    const { handle } = await goToThird();
    handle.on('pageChange', ({ page }) => onPage(page));
    expect(theirs()).toEqual({ theirs: 1 });
    await go(-1);
    expect(fullPage.heading()).toBe('Step 2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2'));
    await go(-1);
    expect(fullPage.heading()).toBe('Step 1');
    expect(theirs()).toEqual({ theirs: 1 });
    await go(2);
    expect(fullPage.heading()).toBe('Step 3');
    expect(fullPage.control('first').value).toBe('a');
    expect(onPage.mock.calls.flat()).toEqual([1, 0, 1, 2]);
  });

  it('is what Previous does, so that no entry is left of a page', async () => {
    const { user } = await goToThird();
    const there = arrived();
    await user.click(fullPage.button('Previous'));
    await there;
    expect(fullPage.heading()).toBe('Step 2');
    await go(-1);
    expect(fullPage.heading()).toBe('Step 1');
  });

  it('does not skip what a page asks for: Forward shows what is wrong', async () => {
    const { user } = await goToThird();
    await go(-2);
    expect(fullPage.heading()).toBe('Step 1');
    await user.clear(fullPage.control('first'));
    const there = arrived();
    await go(1);
    expect(fullPage.heading()).toBe('Step 1');
    await waitFor(() => expect(page.focused()).toBe('first'));
    expect(fullPage.description(fullPage.control('first'))).toBe('Please complete this required field.');
    await there;
    expect(fullPage.heading()).toBe('Step 1');
  });

  it('goes through entries that are not the form’s without turning a page', async () => {
    await goToThird();
    history.pushState({ theirs: 2 }, '', '#there');
    await go(-1);
    expect(fullPage.heading()).toBe('Step 3');
    await go(1);
    expect(fullPage.heading()).toBe('Step 3');
    await go(-2);
    expect(fullPage.heading()).toBe('Step 2');
  });

  it('leaves at once where the page does not want it, and where its state cannot be added to', async () => {
    const push = vi.spyOn(history, 'pushState');
    const { handle } = await goToThird({ pageHistory: false });
    await leave(handle);
    renewPage();
    history.replaceState('a text', '');
    const again = await goToThird({ keepValues: false });
    expect(push).not.toHaveBeenCalled();
    expect(history.state).toBe('a text');
    await leave(again.handle);
  });

  it('is for another form only after this one was unmounted', async () => {
    const leaks = countLeaks();
    const { handle } = await goToThird();
    await leave(handle);
    expect(history.state.mountkitForms.turns).toEqual([]);
    expect(leaks.listeners().filter((name) => /popstate|pageshow/.test(name))).toEqual([]);
    leaks.stop();
  });

  it('is left alone where the page goes elsewhere as it unmounts the form', async () => {
    const { handle } = await goToThird();
    const back = vi.spyOn(history, 'go');
    handle.unmount();
    history.pushState({ theirs: 3 }, '', '/elsewhere');
    await Promise.resolve();
    expect(back).not.toHaveBeenCalled();
  });

  it('is not for a form that was sent', async () => {
    const { user, submission } = await goToThird();
    await user.click(fullPage.button('Submit'));
    const there = arrived();
    (await submission(0)).answer({ inlineMessage: 'Thanks' });
    await there;
    expect(history.state.mountkitForms.turns).toEqual([]);
    expect(stored()).toBeUndefined();
  });

  it('turns each of two forms by its own entries', async () => {
    const second = { portalId: '8100231', formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a11' };
    const document2 = documentOf([groupOf([textOf('x')]), groupOf([textOf('y')], { isPageBreak: true })], {
      guid: second.formId,
    });
    const { user } = await goToThird();
    const other = await openForm({ ...second }, document2);
    await vi.dynamicImportSettled();
    const [, next] = [...document.querySelectorAll<HTMLElement>('.hs-next-button, .hs-back-button')];
    await user.click(next as HTMLElement);
    const shown = (root: Element) => root.querySelector('.hs-form__page:not([hidden]) [role=heading]')?.textContent;
    await waitFor(() => expect(shown(other.element)).toBe('Step 2'));
    await go(-1);
    expect(shown(other.element)).toBe('Step 1');
    expect(fullPage.heading()).toBe('Step 3');
    await go(-1);
    expect(fullPage.heading()).toBe('Step 2');
  });
});

describe('after a reload', () => {
  /** Leaves the page as a reload does: nothing is unmounted. */
  async function reload(document: object = THREE, options: Partial<FormOptions> = {}) {
    const state = structuredClone(history.state);
    const kept = sessionStorage.getItem('mountkit') ?? '';
    for (const handle of registry.all()) await leave(handle);
    renewPage();
    sessionStorage.setItem('mountkit', kept);
    history.pushState(state, '');
    return openForm(options, document);
  }

  it('the visitor is on the page where they were, with what they typed', async () => {
    await goToThird();
    await waitFor(() => expect(sessionStorage.getItem('mountkit')).toContain('"first":"a"'));
    await reload();
    expect(fullPage.heading()).toBe('Step 3');
    expect(fullPage.control('first').value).toBe('a');
  });

  it('the visitor is on the first page where nothing is to be kept', async () => {
    await goToThird({ keepValues: false });
    expect(stored()).toBeUndefined();
    await reload(THREE, { keepValues: false });
    expect(fullPage.heading()).toBe('Step 1');
  });

  it('a page that is there no more is not looked for', async () => {
    await goToThird();
    await reload(documentOf([groupOf([textOf('first')]), groupOf([textOf('second')], { isPageBreak: true })]));
    expect(fullPage.heading()).toBe('Step 1');
  });

  it('what is kept by others under our name does no harm', async () => {
    sessionStorage.setItem('mountkit', JSON.stringify({ [`page:${FORM}`]: { page: '2', run: 7 } }));
    history.replaceState({ mountkitForms: { address: '/', pages: { x: -1 }, turns: [1, { by: FORM }] } }, '');
    await openForm({}, THREE);
    expect(fullPage.heading()).toBe('Step 1');
    history.replaceState(null, '');
  });
});
