import { once } from 'node:events';
import type { Writable } from 'node:stream';
import busboy from 'busboy';
import type { SentBody } from '../http/body-of';
import { storableText } from './storable';
import type { UploadStore } from './upload-store';

/** A file that came with a body and lies, not kept yet, in the uploads folder. */
export interface SentFile {
  fieldId: string;
  /** As the sender named it, without a path. */
  fileName: string;
  contentType: string;
  size: number;
  storedName: string;
}

export interface FormBody {
  /** Texts in the order they came; an empty file input is an empty text. */
  entries: readonly (readonly [name: string, value: string])[];
  files: readonly SentFile[];
  /** Fields that came with a file which nobody asked for; its bytes were thrown away. */
  unwanted: readonly string[];
  /** Fields whose file is larger than a file may be. */
  tooLarge: readonly string[];
}

/** What is wrong with a body; an object where its sender has sent too many bytes of late. */
export type BodyProblem = 'not a form' | 'too large' | 'too many entries' | 'too slow' | { retryAfter: number };

export interface BodyRules {
  uploads: UploadStore;
  /** Ids of the fields that take a file. */
  fileFields: ReadonlySet<string>;
  /** The largest file, in bytes. */
  fileBytes: number;
  /** Told of the bytes of a body that may hold files, as they come; answers in how many seconds there is room, or 0. */
  countBytes: CountBytes;
  /** The same of the texts of a body, once it has come. */
  countText: CountBytes;
  /** How long the body may take to arrive. */
  milliseconds: number;
}

type CountBytes = (bytes: number) => Promise<number>;

/** Bytes that are counted at once, since a large file comes in thousands of pieces; fewer are counted at the end. */
const COUNTED_BYTES = 1_048_576;

/** All texts together, with what stands between them. */
export const TEXT_BYTES = 1_048_576;
const MOST_ENTRIES = 1000;
const MOST_FILES = 10;
const LONGEST = { fileName: 255, contentType: 100 };

class TooLarge extends Error {}
export class TooSlow extends Error {}
class TooManyBytes extends Error {
  constructor(readonly retryAfter: number) {
    super();
  }
}
class WriteFailed extends Error {}

/**
 * Reads a multipart or urlencoded body. Files go to disk as they arrive and never into memory; whatever goes wrong on
 * the way, also that the sender is cut off, none of them stays. The caller keeps or removes those that are answered.
 */
export async function readBody(sent: SentBody, rules: BodyRules): Promise<FormBody | BodyProblem> {
  const mostBytes = TEXT_BYTES + (rules.fileFields.size > 0 ? MOST_FILES * rules.fileBytes : 0);
  if (Number(sent.headers.get('content-length') ?? 0) > mostBytes) return 'too large';
  const countBytes = rules.fileFields.size > 0 ? rules.countBytes : async () => 0;
  const parser = createParser(sent.headers, rules);
  if (parser === null || sent.pieces === null) return 'not a form';

  let textBytes = 0;
  const entries: [string, string][] = [];
  const unwanted: string[] = [];
  const tooLarge: string[] = [];
  const writing: Promise<SentFile | null>[] = [];
  let isOverfull = false;
  parser.on('field', (name, value, info) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    isOverfull ||= info.nameTruncated || info.valueTruncated || textBytes > TEXT_BYTES;
    if (!isOverfull) entries.push([storableText(name), storableText(value)]);
  });
  parser.on('file', (name, bytes, { filename, mimeType }) => {
    const fieldId = storableText(name);
    // Heard at once: a body may break off before anybody reads the file, and an error that nobody hears ends the process.
    bytes.on('error', () => undefined);
    if (!filename || !rules.fileFields.has(fieldId)) {
      if (filename) unwanted.push(fieldId);
      else entries.push([fieldId, '']);
      bytes.resume();
      return;
    }
    bytes.on('limit', () => tooLarge.push(fieldId));
    writing.push(
      rules.uploads.write(bytes).then(
        (written) => ({
          fieldId,
          fileName: readFileName(filename),
          contentType: storableText(mimeType).slice(0, LONGEST.contentType),
          ...written,
        }),
        (error: NodeJS.ErrnoException) => {
          // A fault of the disk. The sender's own faults end the parser by themselves.
          if (error.syscall !== undefined)
            parser.destroy(new WriteFailed('an upload could not be written', { cause: error }));
          return null;
        },
      ),
    );
  });
  let hasTooMany = false;
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      hasTooMany = true;
    });
  }

  const pieces = limitBytes(sent.pieces, mostBytes, countBytes);
  let timer: NodeJS.Timeout | undefined;
  const failure = await new Promise<unknown>((resolve) => {
    timer = setTimeout(() => resolve(new TooSlow()), rules.milliseconds);
    parser.on('finish', () => resolve(null)).on('error', resolve);
    feed(parser, pieces).catch(resolve);
  });
  clearTimeout(timer);
  // The files that are being written end with it.
  if (failure !== null) parser.destroy(failure instanceof Error ? failure : new Error('the body could not be read'));
  const written = await Promise.all(writing);
  const files = written.filter((file) => file !== null);
  const retryAfter = failure === null ? await rules.countText(textBytes) : 0;
  const problem = retryAfter > 0 ? { retryAfter } : problemOf({ failure, isOverfull, hasTooMany });
  if (problem === null) return { entries, files, unwanted, tooLarge };
  await removeFiles(rules.uploads, files);
  if (failure instanceof WriteFailed) throw failure;
  return problem;
}

/** Takes back files that were read and are not wanted after all. */
export async function removeFiles(uploads: UploadStore, files: readonly SentFile[]): Promise<void> {
  await Promise.all(files.map(({ storedName }) => uploads.remove(storedName)));
}

interface Outcome {
  failure: unknown;
  isOverfull: boolean;
  hasTooMany: boolean;
}

function problemOf({ failure, isOverfull, hasTooMany }: Outcome): BodyProblem | null {
  if (failure instanceof TooManyBytes) return { retryAfter: failure.retryAfter };
  if (failure instanceof TooSlow) return 'too slow';
  if (isOverfull || failure instanceof TooLarge) return 'too large';
  if (hasTooMany) return 'too many entries';
  return failure === null ? null : 'not a form';
}

function createParser(headers: Headers, { fileBytes }: BodyRules) {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 500,
        fieldSize: TEXT_BYTES,
        fields: MOST_ENTRIES,
        files: MOST_FILES,
        parts: MOST_ENTRIES,
        headerPairs: 20,
        // The parser calls a file cut off that has exactly as many bytes as it may.
        fileSize: fileBytes + 1,
      },
    });
  } catch {
    return null;
  }
}

/** Writes all pieces into the parser, no faster than it takes them; stops where it has failed. */
async function feed(parser: Writable, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces) {
    if (parser.destroyed) return;
    if (!parser.write(piece)) await once(parser, 'drain');
  }
  parser.end();
}

async function* limitBytes(pieces: AsyncIterable<Uint8Array>, most: number, countBytes: CountBytes) {
  let bytes = 0;
  let counted = 0;
  const count = async () => {
    const retryAfter = await countBytes(bytes - counted);
    if (retryAfter > 0) throw new TooManyBytes(retryAfter);
    counted = bytes;
  };
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > most) throw new TooLarge();
    if (bytes - counted >= COUNTED_BYTES) await count();
    yield piece;
  }
  await count();
}

/** Without what would move a cursor or a path. */
function readFileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = storableText(name).replace(/[\u0000-\u001f\u007f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.trim().slice(0, LONGEST.fileName).toWellFormed() || 'file';
}
