// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { readScriptTag } from './script-tag';

beforeEach(resetPage);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes a script the one that runs. */
const runScript = (attributes: string) =>
  vi
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(putMarkup(`<script ${attributes}></script>`) as HTMLScriptElement);

describe('readScriptTag', () => {
  it('finds its chunks beside the script that runs, without its query', () => {
    runScript('src="https://cdn.test/v1/mountkit.js?v=2#a"');
    expect(readScriptTag('/mountkit.js', './')).toMatchObject({ base: 'https://cdn.test/v1/', auto: true });
  });

  it.each([
    ['https://chunks.test/a', 'https://chunks.test/a/'],
    ['https://chunks.test/a/', 'https://chunks.test/a/'],
    ['https://chunks.test/a//', 'https://chunks.test/a/'],
    ['https://chunks.test', 'https://chunks.test/'],
    ['sub', 'https://cdn.test/v1/sub/'],
    ['../v2', 'https://cdn.test/v2/'],
    ['/', 'https://cdn.test/'],
    ['', 'https://cdn.test/v1/'],
  ])('takes data-base %j for %s', (base, address) => {
    runScript(`src="https://cdn.test/v1/mountkit.js" data-base="${base}"`);
    expect(readScriptTag('/mountkit.js', './').base).toBe(address);
  });

  it('looks for its element where the browser does not say which runs', () => {
    putMarkup('<script src="https://cdn.test/other.js"></script>');
    putMarkup('<script src="https://cdn.test/v1/mountkit.js" data-auto="off"></script>');
    expect(readScriptTag('/mountkit.js', './')).toMatchObject({ base: 'https://cdn.test/v1/', auto: false });
  });

  it('finds its element by data-base, also where its file has another name', () => {
    putMarkup('<script src="https://cdn.test/bundle.js" data-base="https://chunks.test/"></script>');
    expect(readScriptTag('/mountkit.js', './').base).toBe('https://chunks.test/');
  });

  it('takes the script that runs over one that only looks like it', () => {
    putMarkup('<script src="https://other.test/mountkit.js"></script>');
    runScript('src="https://cdn.test/v1/mountkit.umd.js"');
    expect(readScriptTag('/mountkit.js', './').base).toBe('https://cdn.test/v1/');
  });

  it('takes the place of the page where there is no element at all', () => {
    expect(readScriptTag('/mountkit.js', './')).toMatchObject({
      base: new URL('.', document.baseURI).href,
      auto: true,
    });
    expect(readScriptTag('/mountkit.js', './').provider.provider).toBeUndefined();
  });

  it('takes the place of the page for a script without an address', () => {
    runScript('data-provider="https://forms.test"');
    expect(readScriptTag('/mountkit.js', './').base).toBe(new URL('.', document.baseURI).href);
  });

  it.each([
    ['an inline script', ''],
    ['a blob', 'src="blob:https://page.test/7"'],
  ])('takes the tag with data-base over %s, which has no address', (_, attributes) => {
    putMarkup(
      '<script type="text/delayed" data-base="https://cdn.test/v1" data-provider="https://forms.test"></script>',
    );
    runScript(attributes);
    expect(readScriptTag('/mountkit.js', './')).toMatchObject({
      base: 'https://cdn.test/v1/',
      provider: { provider: 'https://forms.test' },
    });
  });

  it('takes the data-base of a script that is a blob', () => {
    runScript('src="blob:https://page.test/7" data-base="https://cdn.test/v1"');
    expect(readScriptTag('/mountkit.js', './').base).toBe('https://cdn.test/v1/');
  });

  it('takes the place of the page for a blob', () => {
    runScript('src="blob:https://page.test/7"');
    expect(readScriptTag('/mountkit.js', './').base).toBe(new URL('.', document.baseURI).href);
  });

  it('reads where forms live', () => {
    runScript('data-provider="https://forms.test" data-qa-flag="stage" data-qa-hosts="a.test b.test"');
    expect(readScriptTag('/mountkit.js', './').provider).toMatchObject({
      provider: 'https://forms.test',
      qaFlag: 'stage',
      qaHosts: 'a.test b.test',
    });
  });

  it.each([
    ['data-auto="off"', false],
    ['data-auto="on"', true],
    ['data-auto', true],
    ['', true],
  ])('with %j scans the page: %s', (attribute, auto) => {
    runScript(attribute);
    expect(readScriptTag('/mountkit.js', './').auto).toBe(auto);
  });
});
