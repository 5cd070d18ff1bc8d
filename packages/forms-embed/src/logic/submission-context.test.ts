import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import type { FormDefinition } from './definition';
import { parsePlain } from './parse-plain';
import { buildContext, type PageFacts, type SubmissionFacts } from './submission-context';

const definition = parsePlain(
  {
    form: {
      formFieldGroups: [],
      metaData: [
        { name: 'lang', value: 'en' },
        { name: 'locale', value: 'xx' },
        { name: 'correlationId', value: 'forged' },
        { name: 'hutk', value: 'forged' },
      ],
    },
  },
  () => false,
);

const PAGE: PageFacts = {
  pageUrl: 'https://example.com/',
  pageTitle: 'Start',
  userAgent: 'agent',
  hutk: 'h',
  __hstc: 'tc',
};

const SUBMISSION: SubmissionFacts = {
  correlationId: 'c-1',
  formInstanceId: 'i-1',
  locale: 'de',
  timestamp: 1234,
  renderedFieldsIds: ['email', '0-2/name'],
  originalEmbedContext: { portalId: '1' },
};

const context = buildContext(definition as FormDefinition, PAGE, SUBMISSION) as Record<string, unknown>;

describe('buildContext', () => {
  it('says what the page is, and what tracks it', () => {
    expect(context).toMatchObject({
      pageUrl: 'https://example.com/',
      pageTitle: 'Start',
      userAgent: 'agent',
      hutk: 'h',
      __hstc: 'tc',
    });
    expect(context).not.toHaveProperty('__hssc');
  });

  it('says what the submission is', () => {
    expect(context).toMatchObject({
      correlationId: 'c-1',
      formInstanceId: 'i-1',
      locale: 'de',
      timestamp: 1234,
      renderedFieldsIds: ['email', '0-2/name'],
      originalEmbedContext: { portalId: '1' },
    });
  });

  it('passes on the metadata of the form, below what the widget knows itself', () => {
    expect(context).toMatchObject({ lang: 'en', locale: 'de', correlationId: 'c-1', hutk: 'h' });
  });

  it('names its source with the version of the package, and says that there is no human check', () => {
    expect(context).toMatchObject({
      sourceVersion: manifest.version,
      captchaStatus: 'NOT_APPLICABLE',
      emailResubscribeStatus: 'NOT_APPLICABLE',
    });
    expect(context.source).toBe('mountkit-forms-embed');
  });

  it('says so where the visitor wants mail again', () => {
    const wanted = { ...SUBMISSION, emailResubscribeStatus: 'RESUBSCRIBED' };
    expect(buildContext(definition as FormDefinition, PAGE, wanted)).toMatchObject(wanted);
  });

  it('can be sent as JSON', () => {
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});
