import type { FormDefinition } from './definition';

/** What the widget knows of the page it stands on. */
export interface PageFacts {
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly userAgent: string;
  /** The tracking parameters that are there. */
  readonly hutk?: string;
  readonly __hstc?: string;
  readonly __hssc?: string;
  readonly __hsfp?: string;
}

/** What one submission knows of itself. */
export interface SubmissionFacts {
  readonly correlationId: string;
  readonly formInstanceId: string;
  readonly locale: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly renderedFieldsIds: readonly string[];
  readonly originalEmbedContext: object;
}

/** The version of the package that is running. */
const VERSION = '0.1.0';

/** The `hs_context` of a submission: specification 2 section 7.4. */
export const buildContext = (definition: FormDefinition, page: PageFacts, submission: SubmissionFacts): object => ({
  ...definition.metaData,
  emailResubscribeStatus: 'NOT_APPLICABLE',
  ...page,
  ...submission,
  captchaStatus: 'NOT_APPLICABLE',
  source: 'mountkit-forms-embed',
  sourceVersion: VERSION,
});
