import { inArray, sql } from 'drizzle-orm';
import type { PageEvent } from '../admin/events';
import { listFieldNames } from '../admin/form-fields';
import type { Database } from './connect';
import { forms } from './schema';

/**
 * More different events of popups than this are not kept of one day; those that are there still count. Any page can make
 * up a popup, and what it makes up takes no room from forms, which are known.
 */
const MOST_ROWS = 1000;
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Adds events to today's counts. What is told of forms that are not there, or of fields they do not have, is dropped.
 */
export async function addEvents(db: Database, events: readonly PageEvent[]): Promise<void> {
  const rows = sum(await dropUnknown(db, events));
  if (rows.length === 0) return;
  const values = rows.map(
    ({ event: { name, subject, detail }, count }, index) =>
      sql`(${name}::text, ${subject}::text, ${detail}::text, ${count}::bigint, ${index + 1}::bigint)`,
  );
  await db.execute(sql`
    INSERT INTO daily_counts (day, name, subject, detail, count)
    SELECT today.day, told.name, told.subject, told.detail, told.count
    FROM (VALUES ${sql.join(values, sql`, `)}) AS told (name, subject, detail, count, place)
    CROSS JOIN (SELECT (now() AT TIME ZONE 'UTC')::date AS day) AS today
    WHERE told.name LIKE 'form-%'
      OR (SELECT count(*) FROM daily_counts WHERE day = today.day AND name LIKE 'popup-%') + told.place <= ${MOST_ROWS}
      OR EXISTS (
        SELECT FROM daily_counts AS known
        WHERE known.day = today.day AND known.name = told.name AND known.subject = told.subject
          AND known.detail = told.detail
      )
    ON CONFLICT (day, name, subject, detail) DO UPDATE SET count = daily_counts.count + excluded.count`);
}

async function dropUnknown(db: Database, events: readonly PageEvent[]): Promise<PageEvent[]> {
  const guids = [...new Set(events.filter(isOfForm).map(({ subject }) => subject))].filter((guid) => GUID.test(guid));
  if (guids.length === 0) return events.filter((event) => !isOfForm(event));
  const rows = await db.select().from(forms).where(inArray(forms.guid, guids));
  const fieldsOf = new Map(rows.map(({ guid, definition }) => [guid, listFieldNames(definition)]));
  return events.filter((event) => {
    if (!isOfForm(event)) return true;
    const fields = fieldsOf.get(event.subject);
    return fields !== undefined && (event.detail === '' || fields.some(({ name }) => name === event.detail));
  });
}

function isOfForm({ name }: PageEvent): boolean {
  return name.startsWith('form-');
}

/** Equal events together, in one order for all who write, so that two who do at once wait and do not lock each other. */
function sum(events: readonly PageEvent[]): { event: PageEvent; count: number }[] {
  const sums = new Map<string, { event: PageEvent; count: number }>();
  for (const event of events) {
    const key = `${event.name} ${event.subject} ${event.detail}`;
    sums.set(key, { event, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
}
