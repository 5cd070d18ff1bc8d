import { randomUUID } from 'node:crypto';
import { jsonText } from '@mountkit/core/logic';
import { parseShallow } from '../http/read-json';
import { storableJson } from './storable';
import { readHutk } from './visitors';

const LONGEST_ADDRESS = 2048;
const LONGEST_CORRELATION_ID = 128;
const LONGEST_INSTANCE_ID = 128;

/** What a submission says about itself beside its fields. */
export interface SubmissionContext {
  /** The same for every repetition of one submission. A sender that names none cannot repeat. */
  correlationId: string;
  pageUrl: string | null;
  /** The visitor's token. */
  hutk: string | null;
  /** Which form of the page it was; empty where the page did not say. */
  formInstanceId: string;
  /** All that was sent. */
  raw: Record<string, unknown>;
}

/** Reads `hs_context`; null where it is there and makes no sense. */
export function readContext(text: string): SubmissionContext | null {
  if (text.trim() === '') return contextOf(randomUUID(), {});
  const raw = storableJson(parseShallow(text));
  if (!isRecord(raw)) return null;
  const correlationId = raw.correlationId ?? randomUUID();
  if (typeof correlationId !== 'string' || correlationId === '') return null;
  if (correlationId.length > LONGEST_CORRELATION_ID) return null;
  return contextOf(correlationId, raw);
}

function contextOf(correlationId: string, raw: Record<string, unknown>): SubmissionContext {
  return {
    correlationId,
    pageUrl: readPageUrl(raw.pageUrl),
    hutk: readHutk(raw.hutk),
    formInstanceId: jsonText(raw.formInstanceId).slice(0, LONGEST_INSTANCE_ID),
    raw,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shown as a link later, so nothing but the web's own addresses. */
export function readPageUrl(value: unknown): string | null {
  return typeof value === 'string' && value.length <= LONGEST_ADDRESS && /^https?:\/\//i.test(value) ? value : null;
}
