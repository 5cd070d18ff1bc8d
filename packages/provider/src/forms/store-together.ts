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
  /** The version of its form that it was checked against, and the rate that it counts for, where nobody has asked yet. */
  formVersion?: string;
  rateKey?: string;
  rateMost?: number;
  rateMilliseconds?: number;
}

/** What became of a row. It is stored once; where its form has changed, or its sender has to wait, it is not. */
export type RowOutcome =
  | { state: 'stored'; answer: SubmissionAnswer }
  | { state: 'repeated' }
  | { state: 'form changed' }
  | { state: 'too many'; retryAfter: number };

/** A submission that waits. */
export interface WaitingRow {
  row: SubmissionRow;
  /** The row as JSON. */
  text: string;
}

type Stored = (waiting: WaitingRow) => Promise<PromiseSettledResult<RowOutcome>>;

/** What one statement holds at most: some submissions, and some characters unless it is one alone. */
const MOST = { rows: 50, characters: 1_000_000 };
/** A statement of Postgres may wait for another server's; others go on meanwhile. The embedded one runs one at a time. */
const STATEMENTS_AT_ONCE = 4;

const known = new WeakMap<Database, Stored>();

/** Stores a submission, together with others that wait at this moment. One that cannot be stored fails by itself. */
export async function storeTogether(db: Database, row: SubmissionRow): Promise<RowOutcome> {
  const store = known.get(db) ?? createStore(db);
  known.set(db, store);
  const result = await store({ row, text: JSON.stringify(row) });
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function createStore(db: Database): Stored {
  // A statement that counts for a rate would wait for another that does; so that they come together, they wait here.
  const counting = new Set<string>();
  const store = async (waiting: readonly WaitingRow[]) => {
    const keys = new Set(waiting.flatMap(({ row }) => row.rateKey ?? []));
    for (const key of keys) counting.add(key);
    try {
      return await storeAll(db, waiting);
    } finally {
      for (const key of keys) counting.delete(key);
    }
  };
  return gather(store, {
    choose: (waiting) => chooseRows(waiting.filter(({ row }) => !counting.has(row.rateKey ?? ''))),
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

async function storeAll(db: Database, waiting: readonly WaitingRow[]): Promise<PromiseSettledResult<RowOutcome>[]> {
  const [together] = await Promise.allSettled([storeRows(db, waiting)]);
  if (together.status === 'fulfilled') return together.value.map((value) => ({ status: 'fulfilled', value }));
  if (waiting.length === 1) return [together];
  // All that was stored together was rolled back, or its answer was lost; then those that are stored are found.
  return Promise.allSettled(waiting.map(async (one) => (await storeRows(db, [one]))[0] as RowOutcome));
}

interface StoredRow {
  id: string;
  isCurrent: boolean;
  /** Null where it was not stored now. */
  answer: SubmissionAnswer | null;
  /** In how many seconds its rate has room; null where it has. */
  retryAfter: number | null;
}

async function storeRows(db: Database, waiting: readonly WaitingRow[]): Promise<RowOutcome[]> {
  const texts = waiting.map(({ text }) => text);
  const rows = await run<StoredRow>(db, STORE, [`[${texts.join()}]`]);
  const outcomes = new Map(rows.map((row) => [row.id, outcomeOf(row)]));
  return waiting.map(({ row }) => {
    const outcome = outcomes.get(row.id);
    if (outcome === undefined) throw new Error('a submission has no outcome');
    return outcome;
  });
}

function outcomeOf({ isCurrent, answer, retryAfter }: StoredRow): RowOutcome {
  if (!isCurrent) return { state: 'form changed' };
  if (retryAfter !== null) return { state: 'too many', retryAfter };
  return answer === null ? { state: 'repeated' } : { state: 'stored', answer };
}
