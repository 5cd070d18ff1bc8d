import type { FormDefinition } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import type { SentBody } from '../http/body-of';
import type { RateLimit, RateLimiter } from '../http/rate-limit';
import type { SubmissionOutcome } from '../ops/metrics';
import type { BotCheck } from './bot-check';
import type { FormAddress } from './find-form';
import type { SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import type { UploadStore } from './upload-store';

/** What takes submissions. */
export interface SubmissionDesk {
  db: Database;
  uploads: UploadStore;
  /** Decides of forms with a bot check. */
  refuseRobot: BotCheck;
  /** How many submissions of one form one address may send. */
  limit: RateLimit;
  /** Counts them. */
  limiter: RateLimiter;
  /** Counts the bytes of submissions that may hold files, by address. */
  uploadLimiter: RateLimiter;
  /** Counts the bytes of the texts of all submissions, by address. */
  textLimiter: RateLimiter;
  /** Told what became of each submission. */
  count: (outcome: SubmissionOutcome) => void;
  /** The largest file, in bytes. */
  fileBytes: number;
  /** How long the body of a submission may take to arrive, in milliseconds: of a form that takes files, and of others. */
  patience: { files: number; text: number };
}

/** A request that submits a form. */
export interface SubmissionRequest {
  portalId: string;
  formId: string;
  /** Whom its rates count for. */
  address: string;
  body: SentBody;
}

/** What became of it. */
export interface TakenSubmission {
  outcome: SubmissionAnswer | Refusal;
  /** What was sent; null where the body could not be read. */
  sent: SentSubmission | null;
  definition: FormDefinition | null;
}

/** What the rate of submissions is counted by. */
export const submissionRateKey = (address: string, form: FormAddress): string =>
  `${address} ${form.portalId} ${form.guid}`;
