import { describe, expect, it } from 'vitest';
import { isRawHtml } from './raw-html';

const documentWith = (value: unknown) => ({ form: { metaData: [{ name: 'renderRawHtml', value }] } });
const definitionWith = (rawHtmlAccess: boolean) => ({
  scopes: { rawHtmlAccess, noBranding: true, customStyleAccess: true },
});
const PAGE = { host: 'site.test', contentType: '' };

describe('isRawHtml', () => {
  it.each([
    ['true', true, PAGE, true],
    [true, true, PAGE, true],
    ['true', false, PAGE, false],
    ['false', true, PAGE, false],
    [undefined, true, PAGE, false],
    ['true', true, { host: 'share.hsforms.com', contentType: '' }, false],
    ['true', true, { host: 'share-eu1.hsforms.com', contentType: '' }, false],
    ['true', true, { host: 'share.site.test', contentType: '' }, true],
    ['true', true, { host: 'site.test', contentType: 'shareable-page' }, false],
  ])('%j with access %j on %o: %j', (value, access, page, expected) =>
    expect(isRawHtml(documentWith(value), definitionWith(access), page)).toBe(expected),
  );

  it.each([null, 'x', {}, { form: null }, { form: { metaData: 'x' } }])('is not %j', (document) =>
    expect(isRawHtml(document, definitionWith(true), PAGE)).toBe(false),
  );
});
