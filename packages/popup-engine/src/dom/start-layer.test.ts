import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { isOpen, mount, popup } from '../mount';
import { fakeDialogs } from '../testing/fake-dialogs';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  fakeDialogs();
  reports = watchReports();
});

afterEach(() => {
  popup.registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('wraps the element where it is, in a closed dialog, until it is unmounted', () => {
  putMarkup('<p>before</p>');
  const element = putMarkup('<div hidden data-mountkit="popup">news</div>');
  putMarkup('<p>after</p>');
  const before = document.body.innerHTML;
  const handle = mount(element, { popupId: '7' });
  expect(handle.status).toBe('ready');
  const dialog = element.closest('dialog');
  expect(dialog?.open).toBe(false);
  expect(dialog?.previousElementSibling?.textContent).toBe('before');
  handle.unmount();
  expect(document.body.innerHTML).toBe(before);
});

it('leaves an element that the page has moved elsewhere', () => {
  const element = putMarkup('<div hidden>news</div>');
  const other = putMarkup('<main></main>');
  const handle = mount(element, { popupId: '7' });
  other.append(element);
  handle.unmount();
  expect(document.body.innerHTML).toBe('<main><div hidden="">news</div></main>');
});

it('reports an id that is used twice, and a selector that is none', () => {
  mount(putMarkup('<div id="a"></div>'), { popupId: '7' });
  mount(putMarkup('<div id="b"></div>'), { popupId: '7', open_selector: '<<' });
  expect(reports).toEqual(['the popup id "7" is used twice', 'popup #b: open_selector is "<<", expected a selector']);
});

describe('a click', () => {
  const click = (element: Element) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('on a link action opens it, once for all popups', async () => {
    const popups = ['7', '8'].map((popupId) => mount(putMarkup('<div>news</div>'), { popupId }));
    const shown: string[] = [];
    for (const { id, on } of popups) on('show', () => shown.push(id));
    const link = putMarkup('<a href="#mountkit:popup:open?id=7"><b>open</b></a>');
    expect(click(link.firstElementChild as Element)).toBe(true);
    await eventually(() => expect(isOpen('7')).toBe(true));
    expect(shown).toEqual(['7']);
  });

  it('on an unknown action is the browser’s, and is reported', async () => {
    mount(putMarkup('<div>news</div>'), { popupId: '7' });
    expect(click(putMarkup('<a href="#mountkit:popup:dance">dance</a>'))).toBe(false);
    await eventually(() => expect(reports).toEqual(['unknown link action "popup:dance"']));
  });

  it('on a match of open_selector opens it, without a jump to the top', async () => {
    mount(putMarkup('<div>news</div>'), { popupId: '7', open_selector: '.opener' });
    expect(click(putMarkup('<a class="opener" href="#"><b>open</b></a>').firstElementChild as Element)).toBe(true);
    await eventually(() => expect(isOpen('7')).toBe(true));
    expect(click(putMarkup('<button class="opener">open</button>'))).toBe(false);
    expect(reports).toEqual([]);
  });
});

it('reports settings that are no JSON though it is never shown', async () => {
  mount(putMarkup(`<div id="a" data-settings="{">news</div>`), { popupId: '7' });
  await eventually(() => expect(reports).toEqual(['popup #a: data-settings is "{", expected a JSON object']));
  expect(isOpen('7')).toBe(false);
});
