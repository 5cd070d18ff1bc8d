import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { loadFont } from './load-font';

const link = () => document.head.querySelector('link');

beforeEach(() => {
  resetPage();
  document.head.replaceChildren();
});

describe('loadFont', () => {
  it("links the service's style sheet with the nonce of the page, and takes it away", () => {
    putMarkup('<script type="text/plain" nonce="abc"></script>');
    const { remove } = loadFont(putMarkup('<p></p>'), 'https://fonts.test/css?family=Lato', 'Lato');
    expect(link()?.href).toBe('https://fonts.test/css?family=Lato');
    expect(link()?.rel).toBe('stylesheet');
    expect(link()?.nonce).toBe('abc');
    remove();
    expect(link()).toBeNull();
  });

  it.each([
    ['load', true],
    ['error', false],
  ])('tells of its %s', async (event, isThere) => {
    const { loaded } = loadFont(putMarkup('<p></p>'), 'https://fonts.test/css', 'Lato');
    link()?.dispatchEvent(new Event(event));
    expect(await loaded).toBe(isThere);
  });
});
