import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json';
import type { FormDefinition } from '../definition/definition';
import { parseTextForm } from '../definition/parse-text-form';
import { buildContext, type ContextParts } from './submission-context';

const definitionWith = (...metaData: { name: string; value: string }[]) =>
  parseTextForm({ form: { formFieldGroups: [], metaData } }, () => false) as FormDefinition;

const SAID = {
  pageUrl: 'https://example.com/',
  pageTitle: 'Start',
  correlationId: 'c-1',
  formInstanceId: 'i-1',
  locale: 'de',
  timestamp: 1234,
  renderedFieldsIds: ['email', '0-2/name'],
};

const PARTS: ContextParts = {
  definition: definitionWith(
    { name: 'embedType', value: 'REGULAR' },
    { name: 'locale', value: 'xx' },
    { name: 'correlationId', value: 'forged' },
  ),
  page: { pageTitle: 'A page', userAgent: 'agent', isInsideCrossOriginFrame: true, times: { rumTotalRequestTime: 12 } },
  analytics: { hutk: 'h', __hstc: 'tc', canonicalUrl: 'https://example.com', path: '/', pageId: '7' },
  embed: { portalId: '1', css: '', mode: 'live', target: '#here', pageId: '8' },
  validity: { email: { valid: true } },
  submission: SAID,
};

const contextOf = (parts: Partial<ContextParts> = {}) =>
  buildContext({ ...PARTS, ...parts }) as Record<string, unknown>;

describe('buildContext', () => {
  it('says what the page is, and what tracks it', () => {
    expect(contextOf()).toMatchObject({
      pageUrl: 'https://example.com/',
      pageTitle: 'Start',
      userAgent: 'agent',
      isInsideCrossOriginFrame: true,
      canonicalUrl: 'https://example.com',
      path: '/',
      hutk: 'h',
      __hstc: 'tc',
      rumTotalRequestTime: 12,
    });
  });

  it('leaves out what is not known', () => {
    for (const key of ['__hssc', '__hsfp', 'contentType', 'referrerPath']) {
      expect(contextOf()).not.toHaveProperty(key);
    }
  });

  it('names every id that the page goes by, the nearest first', () => {
    const ids = { embedContextPageId: '8', analyticsPageId: '7', pageContextPageId: '9' };
    const page = { ...PARTS.page, pageId: '9' };
    expect(contextOf({ page })).toMatchObject({ pageId: '7', allPageIds: ids, _debug_allPageIds: ids });
    expect(contextOf({ page, submission: { ...SAID, pageId: '8' } })).toMatchObject({ pageId: '8' });
    expect(contextOf({ page, analytics: {} })).toMatchObject({ pageId: '9', isHubSpotCmsGeneratedPage: true });
    expect(contextOf()).toMatchObject({ isHubSpotCmsGeneratedPage: false });
  });

  it.each([
    ['builder', 'isBuilder'],
    ['test', 'isTestPage'],
    ['preview', 'isPreview'],
  ])('repeats the options, and says that the mode is %s', (mode, key) => {
    const all = { isBuilder: false, isTestPage: false, isPreview: false };
    const context = contextOf({ embed: { portalId: '1', mode } });
    expect(context.originalEmbedContext).toEqual({ portalId: '1', mode, ...all, [key]: true });
  });

  it('says which values pass, and where the form stands', () => {
    expect(contextOf()).toMatchObject({ formValidity: { email: { valid: true } }, formTarget: '#here' });
  });

  it('passes on the metadata of the form, below what the submission says of itself', () => {
    expect(contextOf()).toMatchObject({ ...SAID, embedType: 'REGULAR', lang: 'de' });
    expect(contextOf({ definition: definitionWith({ name: 'lang', value: 'en' }) })).toMatchObject({ lang: 'en' });
  });

  it('ties nobody to the submission where the owner of the form, or the visitor, wants it so', () => {
    const definition = definitionWith({ name: 'disableCookieSubmission', value: 'true' });
    const cut = JSON.parse(JSON.stringify(contextOf({ definition, submission: { ...SAID, hutk: 'h' } })));
    expect(cut).toMatchObject({ disableCookieSubmission: 'true' });
    expect(cut).not.toHaveProperty('hutk');
    expect(cut).not.toHaveProperty('__hstc');
    const reset = JSON.parse(JSON.stringify(contextOf({ submission: { ...SAID, hutk: undefined } })));
    expect(reset).not.toHaveProperty('hutk');
  });

  it.each([
    ['long options', { embed: { ...PARTS.embed, css: 'x'.repeat(20_000) } }, ['originalEmbedContext']],
    ['long texts in other alphabets', { embed: { ...PARTS.embed, css: 'ж'.repeat(8_000) } }, ['originalEmbedContext']],
    [
      'long texts of consent',
      {
        definition: {
          ...PARTS.definition,
          metaData: { embedType: 'REGULAR', legalConsentOptions: 'x'.repeat(20_000) },
        },
      },
      ['formValidity', 'originalEmbedContext', 'legalConsentOptions'],
    ],
  ])('leaves out what it can do without where %s would make it longer than a host takes', (_, parts, without) => {
    const context = contextOf(parts);
    expect(new TextEncoder().encode(JSON.stringify(context)).length).toBeLessThanOrEqual(16_000);
    expect(Object.keys(contextOf()).filter((key) => !(key in context))).toEqual(
      without.filter((key) => key !== 'legalConsentOptions'),
    );
    expect(context).not.toHaveProperty('legalConsentOptions');
    expect(context).toMatchObject(SAID);
  });

  it('names its source with the version of the package', () => {
    const [sourceVersionMajor, sourceVersionMinor] = manifest.version.split('.');
    expect(contextOf()).toMatchObject({
      source: 'mountkit-forms-embed',
      sourceName: 'mountkit-forms-embed',
      sourceVersion: manifest.version,
      sourceVersionMajor,
      sourceVersionMinor,
    });
  });

  it('knows of no human check and of no wish for mail unless it is told', () => {
    expect(contextOf()).toMatchObject({ captchaStatus: 'NOT_APPLICABLE', emailResubscribeStatus: 'NOT_APPLICABLE' });
    const told = { ...SAID, captchaStatus: 'PASSED', emailResubscribeStatus: 'RESUBSCRIBED' };
    expect(contextOf({ submission: told })).toMatchObject(told);
  });
});
