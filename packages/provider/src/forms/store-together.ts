import type { Database } from '../db/connect';
import { gather } from '../db/gather';
import type { SubmissionAnswer } from '../db/schema';
import { isEmbedded, run } from '../db/statement';
import { STORE } from './store-statement';

/** A submission as the statement reads it. */
export interface SubmissionRow {
  id: string;
  portalId: number;
  formGuid: string;
  correlationId: string;
  values: Readonly<Record<string, string>>;
  context: Readonly<Record<string, unknown>>;
  pageUrl: string | null;
  answer: SubmissionAnswer;
  /** What it makes or changes, by the object's type; without a key it is new each time. */
  records: readonly { id: string; objectTypeId: string; naturalKey: string | null; properties: object }[];
  /** Under which token its contact is remembered. */
  hutk: string | null;
  contact: Readonly<Record<string, string>>;
  files: readonly object[];
  spamReasons: readonly string[] | null;
}

/** A submission that waits. */
export interface WaitingRow {
  row: SubmissionRow;
  /** The row as JSON. */
  text: string;
}

type Stored = (waiting: WaitingRow) => Promise<PromiseSettledResult<SubmissionAnswer | null>>;

/** What one statement holds at most: some submissions, and some characters unless it is one alone. */
const MOST = { rows: 50, characters: 1_000_000 };
/** A statement of Postgres may wait for another server's; others go on meanwhile. The embedded one runs one at a time. */
const STATEMENTS_AT_ONCE = 4;

const known = new WeakMap<Database, Stored>();

/**
 * Stores a submission, together with others that wait at this moment. Answers null where it was stored before. One that
 * cannot be stored fails by itself.
 */
export async function storeTogether(db: Database, row: SubmissionRow): Promise<SubmissionAnswer | null> {
  const store = known.get(db) ?? createStore(db);
  known.set(db, store);
  const result = await store({ row, text: JSON.stringify(row) });
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function createStore(db: Database): Stored {
  return gather((waiting) => storeAll(db, waiting), {
    choose: chooseRows,
    atOnce: isEmbedded(db) ? 1 : STATEMENTS_AT_ONCE,
  });
}

/** Those that fit into one statement, which cannot change a row twice. */
export function chooseRows(waiting: readonly WaitingRow[]): WaitingRow[] {
  const chosen: WaitingRow[] = [];
  const taken = new Set<string>();
  let characters = 0;
  for (const one of waiting) {
    const keys = keysOf(one.row);
    const isTooLong = chosen.length > 0 && characters + one.text.length > MOST.characters;
    if (isTooLong || keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    characters += one.text.length;
    chosen.push(one);
    if (chosen.length === MOST.rows) break;
  }
  return chosen;
}

/** What names the rows that it shares with other submissions. */
function keysOf({ portalId, hutk, records }: SubmissionRow): string[] {
  const keys = records.flatMap(({ objectTypeId, naturalKey }) =>
    naturalKey === null ? [] : [`record ${objectTypeId} ${naturalKey}`],
  );
  return hutk === null ? keys : [...keys, `visitor ${portalId} ${hutk}`];
}

async function storeAll(
  db: Database,
  waiting: readonly WaitingRow[],
): Promise<PromiseSettledResult<SubmissionAnswer | null>[]> {
  const [together] = await Promise.allSettled([storeRows(db, waiting)]);
  if (together.status === 'fulfilled') return together.value.map((value) => ({ status: 'fulfilled', value }));
  if (waiting.length === 1) return [together];
  // All that was stored together was rolled back, or its answer was lost; then those that are stored are found.
  const alone = await Promise.allSettled(waiting.map((one) => storeRows(db, [one])));
  return alone.map((each) => (each.status === 'fulfilled' ? { ...each, value: each.value[0] ?? null } : each));
}

async function storeRows(db: Database, waiting: readonly WaitingRow[]): Promise<(SubmissionAnswer | null)[]> {
  const texts = waiting.map(({ text }) => text);
  const added = await run<{ id: string; answer: SubmissionAnswer }>(db, STORE, [`[${texts.join()}]`]);
  const answers = new Map(added.map(({ id, answer }) => [id, answer]));
  return waiting.map(({ row }) => answers.get(row.id) ?? null);
}
