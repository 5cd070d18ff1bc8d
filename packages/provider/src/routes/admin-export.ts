import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { BOM, formatRecord } from '../admin/csv';
import { daysOf, readRange, startOf } from '../admin/range';
import type { Database } from '../db/connect';
import type { Export } from '../db/read-export';
import { logFailure, type Report } from '../http/answer-failure';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';

const FILE = /^([a-z]+)\.csv$/;

interface ExportParts {
  db: Database;
  report: Report;
  /** By their names. */
  exports: ReadonlyMap<string, Export>;
}

/** A list as CSV, written while it is read. */
export function answerExport(c: Context<AppEnv>, { db, report, exports }: ExportParts): Response {
  const [, name = ''] = FILE.exec(c.req.param('file') ?? '') ?? [];
  const wanted = exports.get(name);
  if (wanted === undefined) {
    return failureJson(c, { status: 404, message: `Expected one of ${[...exports.keys()].join(', ')}, as .csv.` });
  }
  const days = daysOf(readRange(c.req.query('days')), Date.now());
  c.header('Content-Type', 'text/csv; charset=utf-8; header=present');
  c.header('Content-Disposition', `attachment; filename="${name}-${days[0]}-${days.at(-1)}.csv"`);
  c.header('X-Content-Type-Options', 'nosniff');
  return stream(
    c,
    async (answer) => {
      for await (const lines of writeLines(wanted, db, startOf(days))) {
        if (answer.aborted) return;
        await answer.write(lines);
      }
    },
    async (error) => logFailure(c, report, error),
  );
}

async function* writeLines({ columns, read }: Export, db: Database, since: Date): AsyncGenerator<string> {
  yield BOM + formatRecord(columns);
  for await (const cells of read(db, since)) yield formatRecord(cells);
}
