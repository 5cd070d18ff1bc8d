import { afterEach, beforeEach, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { isForBrowser, readPageLink } from './page-link';

beforeEach(() => {
  resetPage();
  history.replaceState(null, '', '/list/?view=grid&e-filter-abc1234-tag=a');
});
afterEach(() => history.replaceState(null, '', '/'));

/** Presses the inside of a link; the browser follows none. */
function press(attributes: string, init: MouseEventInit = {}) {
  const link = putMarkup(`<a ${attributes}><b>2</b></a>`);
  let url: URL | undefined;
  link.addEventListener('click', (event) => {
    url = readPageLink(event, 'abc1234');
    event.preventDefault();
  });
  link.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return url?.href;
}

const NEXT = '/list/?view=grid&e-filter-abc1234-tag=a&e-page-abc1234=2';
const HERE = location.origin;

it.each([
  ['another page of the list', NEXT],
  ['the list without a filter', '/list/?view=grid'],
  ['another filter, among others', '/list/?e-filter-abc1234-tag=b&view=grid'],
])('answers the address of a link to %s', (_, address) => {
  expect(press(`href="${address}"`)).toBe(HERE + address);
  expect(press(`href="${address}" target="_self"`)).toBe(HERE + address);
});

it('keeps what the page shows of another list, which the link does not know', () => {
  history.replaceState(null, '', '/list/?view=grid&e-filter-xyz9876-tag=b');
  expect(press('href="/list/?view=grid&e-page-abc1234=2"')).toBe(
    `${HERE}/list/?view=grid&e-page-abc1234=2&e-filter-xyz9876-tag=b`,
  );
});

it.each([
  ['to the same state of it', 'href="/list/?view=grid&e-filter-abc1234-tag=a#top"'],
  ['to another path', 'href="/other/?view=grid&e-page-abc1234=2"'],
  ['to another site', 'href="https://other.test/list/?view=grid&e-page-abc1234=2"'],
  ['that changes something else', 'href="/list/?view=rows&e-page-abc1234=2"'],
  ['to another list', 'href="/list/?view=grid&e-filter-abc1234-tag=a&e-page-xyz9876=2"'],
  ['for a new tab', `href="${NEXT}" target="_blank"`],
  ['for a download', `href="${NEXT}" download`],
  ['without an address', ''],
  ['that is none', 'href="mailto:a@b.c"'],
])('leaves a link %s to the browser', (_, attributes) => {
  expect(press(attributes)).toBeUndefined();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  (init) => {
    expect(press(`href="${NEXT}"`, init)).toBeUndefined();
    expect(isForBrowser(new MouseEvent('click', init))).toBe(true);
  },
);

it('leaves a press that another listener has handled', () => {
  const event = new MouseEvent('click', { cancelable: true });
  expect(isForBrowser(event)).toBe(false);
  event.preventDefault();
  expect(isForBrowser(event)).toBe(true);
});
