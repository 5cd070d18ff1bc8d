import { pageProvider, takeEarly } from '@mountkit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage } from '../../core/src/testing/page';
import { prepare } from './prepare';
import { DEFINITION_URL, FORM, PORTAL } from './testing/form-page';

const IDS = `data-portal-id="${PORTAL}" data-form-id="${FORM}"`;

/** Names the forms host on the script tag. */
const tag = (provider = 'https://forms.test') => Object.assign(pageProvider(), { provider });

beforeEach(() => {
  resetPage();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Prepares an element; the addresses that were asked for. */
function prepareWith(attributes: string) {
  const { calls } = fakeFetch();
  const element = putMarkup(`<div data-mountkit="form" ${attributes}></div>`);
  prepare(element);
  return { element, urls: calls.map(({ url }) => url) };
}

describe('prepare', () => {
  it('asks nobody where the page names no host, and the host of a region that it names', () => {
    const path = `embed/v3/form/${PORTAL}/${FORM}/json`;
    expect(prepareWith(IDS).urls).toEqual([]);
    expect(prepareWith(`${IDS} data-env="qa"`).urls).toEqual([]);
    expect(prepareWith(`${IDS} data-region="na1"`).urls).toEqual([`https://forms.hsforms.com/${path}`]);
    expect(prepareWith(`${IDS} data-region="eu1"`).urls).toEqual([`https://forms-eu1.hsforms.com/${path}`]);
    expect(prepareWith(`${IDS} data-region="na1" data-env="qa"`).urls).toEqual([`https://forms.hsformsqa.com/${path}`]);
  });

  it('takes the provider of the script tag, and leaves an element that names one to the widget', () => {
    tag('https://forms.test/');
    expect(prepareWith(IDS).urls).toEqual([DEFINITION_URL]);
    expect(prepareWith(`${IDS} data-provider="https://evil.test"`).urls).toEqual([]);
  });

  it("sends the visitor's token as the widget does", () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('hubspotutk=a1');
    tag();
    expect(prepareWith(IDS).urls).toEqual([`${DEFINITION_URL}?hutk=a1`]);
  });

  it('asks once where the same form stands twice, and hands the answer over once', () => {
    const { calls } = fakeFetch();
    tag();
    prepare(putMarkup(`<div ${IDS}></div>`));
    prepare(putMarkup(`<div ${IDS}></div>`));
    expect(calls).toHaveLength(1);
    expect(takeEarly(DEFINITION_URL)).toBeInstanceOf(Promise);
    expect(takeEarly(DEFINITION_URL)).toBeUndefined();
  });

  it.each([
    'data-settings="{}"',
    'data-draft',
    'data-draft="false"',
    'data-allow-unpublished="true"',
    'data-ignore-current-values',
    'data-definition="{}"',
    'data-mode="test"',
    'data-preview-mode',
  ])('leaves an element with %s to the widget', (attribute) => {
    expect(prepareWith(`${IDS} data-region="na1" ${attribute}`).urls).toEqual([]);
  });

  it.each(['data-locale="de"', 'data-css-class="mine"', 'data-redirect-url="/thanks"', 'data-email-check="off"'])(
    'asks also where the element has %s',
    (attribute) => {
      expect(prepareWith(`${IDS} data-region="na1" ${attribute}`).urls).toHaveLength(1);
    },
  );

  it.each([
    '',
    `data-portal-id="${PORTAL}"`,
    `data-form-id="${FORM}"`,
    `data-portal-id="abc" data-form-id="${FORM}"`,
    `data-portal-id="1/../2" data-form-id="${FORM}"`,
    `data-portal-id="1" data-form-id="../../x"`,
    `data-portal-id="1" data-form-id="a b"`,
    `data-portal-id="1" data-form-id="a?b"`,
  ])('asks for nothing where the ids are no good: %s', (attributes) => {
    expect(prepareWith(`${attributes} data-region="na1"`).urls).toEqual([]);
  });

  it.each(['.evil.test/', 'x@evil.test', 'evil.test#'])('asks no host that a region of %j would name', (region) => {
    expect(prepareWith(`${IDS} data-region="${region}"`).urls).toEqual([]);
  });

  it.each([
    { host: 'shop.test', search: '?hsEnv=qa' },
    { host: 'shop.test', search: '?stage=QA' },
    { host: 'www.hubspotqa.com', search: '' },
  ])('leaves the QA page $host$search to the widget', (place) => {
    vi.stubGlobal('location', place);
    expect(prepareWith(`${IDS} data-region="na1"`).urls).toEqual([]);
  });

  it('keeps the space of the form, also where it asks for nothing', () => {
    expect(prepareWith(`${IDS} data-min-height="240"`).element.style.minHeight).toBe('240px');
    expect(prepareWith('data-min-height="240"').element.style.minHeight).toBe('240px');
    expect(prepareWith(IDS).element.style.minHeight).toBe('');
    const element = putMarkup('<div data-min-height="240"><form></form></div>');
    prepare(element);
    expect(element.style.minHeight).toBe('');
    expect(prepareWith(`${IDS} data-min-height="tall"`).element.style.minHeight).toBe('');
  });

  it('is no unhandled rejection where the request fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    tag();
    prepare(putMarkup(`<div ${IDS}></div>`));
    await expect(takeEarly(DEFINITION_URL)).rejects.toThrow('offline');
  });
});
