import type { AnalyticsFacts } from '@mountkit/core/logic';
import type { FormDefinition } from '../definition/definition';

/** The page of the form. */
export interface PageFacts {
  readonly pageTitle: string;
  readonly userAgent: string;
  readonly isInsideCrossOriginFrame: boolean;
  /** The content management system's id of the page, if any. */
  readonly pageId?: string;
  /** Times of the page's load, in milliseconds. */
  readonly times: Readonly<Record<string, number>>;
}

/** All that goes into the context of a submission. */
export interface ContextParts {
  readonly definition: FormDefinition;
  readonly page: PageFacts;
  /** The visitor and the page, from cookies and the page's analytics. */
  readonly analytics: AnalyticsFacts;
  /** The options of the form. */
  readonly embed: Readonly<Record<string, unknown>>;
  /** Whether each rendered field's value is valid. */
  readonly validity: Readonly<Record<string, { readonly valid: boolean }>>;
  /** The facts of the submission itself, which override all others. */
  readonly submission: Readonly<Record<string, unknown>>;
}

/** The package that is running, and its version. */
const NAME = 'mountkit-forms-embed';
const VERSION = '0.1.0';

const isSet = (value: unknown) => value !== undefined && value !== '';
const onlySet = (facts: object) => Object.fromEntries(Object.entries(facts).filter(([, value]) => isSet(value)));

/** The largest context that every host accepts, in bytes. */
const MOST = 16_000;

/** Members that are left out, in this order, if the context is too large. */
const DISPENSABLE = ['originalEmbedContext', 'formValidity', 'legalConsentOptions'];

/** The size of a value as JSON in bytes, or a little more. */
const bytesOf = (value: object) => JSON.stringify(value).replace(/[^\0-\x7f]/g, '***').length;

/** Makes a context small enough, so that no submission is refused for the length of its options or texts. */
function fitContext(context: Record<string, unknown>): object {
  for (const key of DISPENSABLE) if (bytesOf(context) > MOST) delete context[key];
  return context;
}

/** The `hs_context` of a submission: specification 2 section 7.4. What is not known is left out. */
export function buildContext({ definition, page, analytics, embed, validity, submission }: ContextParts): object {
  const { times, pageId: pageContextPageId, ...facts } = page;
  const { hutk, __hstc, __hssc, __hsfp, ...onPage } = analytics;
  const { mode, target, isCMSModuleEmbed } = embed;
  const { disableCookieSubmission } = definition.metaData;
  const isCms = mode === 'cms-module' || isCMSModuleEmbed === true || pageContextPageId !== undefined;
  const allPageIds = onlySet({
    embedContextPageId: embed.pageId,
    analyticsPageId: analytics.pageId,
    pageContextPageId,
  });
  const [sourceVersionMajor, sourceVersionMinor] = VERSION.split('.');
  return fitContext({
    lang: submission.locale,
    ...definition.metaData,
    ...facts,
    ...onlySet({ pageId: pageContextPageId, ...onlySet(onPage), formTarget: target }),
    // The owner of the form may want no submission to be tied to a visitor.
    ...(disableCookieSubmission !== 'true' && onlySet({ hutk, __hstc, __hssc, __hsfp })),
    ...times,
    isHubSpotCmsGeneratedPage: isCms,
    formValidity: validity,
    captchaStatus: 'NOT_APPLICABLE',
    emailResubscribeStatus: 'NOT_APPLICABLE',
    originalEmbedContext: {
      ...embed,
      isBuilder: mode === 'builder',
      isTestPage: mode === 'test',
      isPreview: mode === 'preview' || embed.previewMode === true,
    },
    allPageIds,
    _debug_allPageIds: allPageIds,
    _debug_embedLogLines: [],
    ...submission,
    ...(disableCookieSubmission === 'true' && { hutk: undefined }),
    source: NAME,
    sourceName: NAME,
    sourceVersion: VERSION,
    sourceVersionMajor,
    sourceVersionMinor,
  });
}
