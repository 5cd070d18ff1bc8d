import { readContext, type SubmissionContext } from './read-context';
import type { Refusal } from './refusal';
import { storableText } from './storable';

const MOST_ENTRIES = 1000;
/** Entries that every form may send and that are no fields of it. */
const CONTEXT = 'hs_context';
const BOT_CHECK = 'g-recaptcha-response';

/** A submission as it was sent, not yet compared with any form. */
export interface SentSubmission {
  /** By field id; several entries of one field are joined by semicolons. */
  values: ReadonlyMap<string, string>;
  /** Ids of fields that came with a file. */
  files: readonly string[];
  context: SubmissionContext;
}

/** Reads the multipart body of a submission, specification 2 section 7, call 4. */
export async function readSubmission(request: Request): Promise<SentSubmission | { refusal: Refusal }> {
  const body = await request.formData().catch(() => null);
  if (body === null) return refuse('SUBMISSION_NOT_ALLOWED', 'The body is not multipart/form-data.');

  const values = new Map<string, string>();
  const files: string[] = [];
  let contextText = '';
  let count = 0;
  for (const [name, entry] of body) {
    count += 1;
    // A file input that was left empty arrives as a file without name or content.
    const value = typeof entry === 'string' ? storableText(entry).trim() : '';
    if (typeof entry !== 'string' && (entry.size > 0 || entry.name !== '')) files.push(name);
    if (name === CONTEXT) contextText = value;
    else if (name !== BOT_CHECK) values.set(name, join(values.get(name), value));
  }
  if (count > MOST_ENTRIES) {
    return refuse('MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', `More than ${MOST_ENTRIES} values were sent.`);
  }
  const context = readContext(contextText);
  if (context === null)
    return refuse('INVALID_METADATA', `${CONTEXT} is not a JSON object with a usable correlationId.`);
  return { values, files, context };
}

function join(before: string | undefined, value: string): string {
  return before ? `${before};${value}` : value;
}

function refuse(type: string, message: string): { refusal: Refusal } {
  return { refusal: { status: 400, type, message } };
}
