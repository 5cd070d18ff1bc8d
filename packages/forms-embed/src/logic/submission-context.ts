import type { FormDefinition } from './definition';

/** What the widget knows of the page it stands on. */
export interface PageFacts {
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly referrer: string;
  readonly userAgent: string;
  readonly isInsideCrossOriginFrame: boolean;
  /** The tracking parameters `hutk`, `__hstc`, `__hssc`, `__hsfp` that are there. */
  readonly tracking: Readonly<Record<string, string>>;
}

/** What one submission knows of itself. */
export interface SubmissionFacts {
  readonly correlationId: string;
  readonly instanceId: string;
  readonly locale: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly renderedFieldsIds: readonly string[];
  readonly embedContext: object;
}

/** `0.1.0` of the package that is running. */
const VERSION = '0.1.0';

/** The `hs_context` of a submission: specification 2 section 7.4. */
export function buildContext(definition: FormDefinition, page: PageFacts, submission: SubmissionFacts): object {
  const { tracking, ...pageFacts } = page;
  const { instanceId, embedContext, ...facts } = submission;
  return {
    ...definition.metaData,
    ...pageFacts,
    ...tracking,
    ...facts,
    formInstanceId: instanceId,
    originalEmbedContext: embedContext,
    captchaStatus: 'NOT_APPLICABLE',
    emailResubscribeStatus: 'NOT_APPLICABLE',
    source: `mountkit-forms-embed-${VERSION}`,
    sourceName: 'mountkit-forms-embed',
    sourceVersion: VERSION,
  };
}
