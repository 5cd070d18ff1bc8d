import type { Database } from './db/connect';
import { removeEnded } from './db/remove-ended';
import { removeUnnamedFiles } from './db/remove-unnamed-files';
import { repeat } from './db/repeat';
import { removeExpired } from './db/retention';
import type { UploadStore } from './forms/upload-store';
import type { Report } from './http/answer-failure';
import type { ProviderPart } from './part';

interface Swept {
  db: Database;
  uploads: UploadStore;
  parts: readonly ProviderPart[];
  report: Report;
}

/** How often what has been kept for its time is looked for. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** The same of rates and tokens: their windows are minutes, and anybody can open one. */
const ENDED_MS = 10 * 60 * 1000;

/** Removes now, and from time to time, what is not to be kept any longer. Answers what ends it. */
export function startSweeping({ db, uploads, parts, report }: Swept): () => Promise<void> {
  const ends = [
    repeat({
      what: 'the daily sweep',
      everyMs: DAY_MS,
      report,
      async work() {
        await uploads.sweep();
        await removeExpired(db, uploads);
        for (const part of parts) await part.removeExpired?.(db);
      },
    }),
    repeat({
      what: 'removing files that no submission names',
      everyMs: DAY_MS,
      report,
      work: () => removeUnnamedFiles(db, uploads, report),
    }),
    repeat({
      what: 'removing ended rates and tokens',
      everyMs: ENDED_MS,
      report,
      work: () => removeEnded(db),
    }),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
