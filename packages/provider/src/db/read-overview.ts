import { and, count, desc, eq, gte, inArray, like, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listFieldNames, titleOf } from '../admin/form-fields';
import type { Funnel, Overview, Series } from '../admin/overview';
import { daysOf, type Range, spread, startOf } from '../admin/range';
import { CONTACT } from '../forms/object-types';
import type { OverviewFigures, OverviewPart } from '../part';
import type { Database, Transaction } from './connect';
import { dailyCounts, forms, records, submissions } from './schema';

/** Forms and popups beyond these are summed up or left out. */
const MOST = { series: 4, forms: 50, popups: 20, variants: 40, days: 90 };
/** How long the database may think about all of it. */
const PATIENCE_MS = 5000;

export interface OverviewWish {
  range: Range;
  /** The form whose funnel is shown; the one that was seen most where it is none of them. */
  formId?: string | undefined;
  now?: number;
  parts?: readonly OverviewPart[];
}

/** The figures of a range, summed up by the database: no row of a visitor leaves it. Rejects where it takes too long. */
export function readOverview(
  db: Database,
  { range, formId, now = Date.now(), parts = [] }: OverviewWish,
): Promise<Overview> {
  const days = daysOf(range, now);
  const since = startOf(days);
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${PATIENCE_MS}`));
      const titles = await readTitles(tx);
      const seen = await readSeen(tx, days);
      const shown = titles.filter(({ id }) => seen.has(id) || id === formId);
      const asked = titles.find(({ id }) => id === formId) ?? titles.find(({ id }) => id === [...seen.keys()][0]);
      const submitted = await readSubmissions(tx, { days, since, titles });
      const figures: OverviewFigures[] = [];
      for (const part of parts) figures.push(await part.read(tx, { days, since }));
      const [contacts] = await tx
        .select({ count: count() })
        .from(records)
        .where(and(eq(records.objectTypeId, CONTACT), gte(records.createdAt, since)));
      return {
        days,
        isSample: false,
        totals: {
          submissions: sum(submitted.flatMap(({ values }) => values)),
          contacts: contacts?.count ?? 0,
        },
        submissions: submitted,
        forms: shown.map(({ id, title }) => ({ id, title })),
        funnel: asked ? await readFunnel(tx, days, asked) : null,
        ...(await readPopups(tx, days)),
        parts: figures,
      };
    },
    { accessMode: 'read only' },
  );
}

interface FormTitle {
  id: string;
  title: string;
  definition: Record<string, unknown>;
}

async function readTitles(tx: Transaction): Promise<FormTitle[]> {
  const rows = await tx.select().from(forms).orderBy(forms.createdAt, forms.guid).limit(MOST.forms);
  return rows.map(({ guid, definition }) => ({ id: guid, title: titleOf(definition), definition }));
}

/** The day of a moment, by UTC. */
export const dayOf = (column: PgColumn) => sql<string>`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

async function readSubmissions(
  tx: Transaction,
  { days, since, titles }: { days: string[]; since: Date; titles: readonly FormTitle[] },
): Promise<Series[]> {
  const largest = await tx
    .select({ form: submissions.formGuid, count: count() })
    .from(submissions)
    .where(gte(submissions.createdAt, since))
    .groupBy(submissions.formGuid)
    .orderBy(desc(count()), submissions.formGuid)
    .limit(MOST.series);
  const names = largest.map(({ form }) => form);
  const series =
    names.length === 0
      ? sql<string>`'other'`
      : sql<string>`CASE WHEN ${inArray(submissions.formGuid, names)} THEN ${submissions.formGuid}::text ELSE 'other' END`;
  const rows = await tx
    .select({ day: dayOf(submissions.createdAt).as('day'), series: series.as('series'), value: count() })
    .from(submissions)
    .where(gte(submissions.createdAt, since))
    .groupBy(sql`day`, sql`series`)
    .limit(MOST.days * (MOST.series + 1) + MOST.series);
  const of = (name: string) =>
    spread(
      days,
      rows.filter((row) => row.series === name),
    );
  const all = names.map((name) => ({ label: titles.find(({ id }) => id === name)?.title ?? name, values: of(name) }));
  const others = of('other');
  return sum(others) > 0 ? [...all, { label: 'Other forms', values: others }] : all;
}

/** How often each form was seen, the one that was seen most first. */
async function readSeen(tx: Transaction, days: readonly string[]): Promise<Map<string, number>> {
  const total = sumOf();
  const rows = await tx
    .select({ form: dailyCounts.subject, total })
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.name, ['form-seen', 'form-sent']), gte(dailyCounts.day, days[0] ?? '')))
    .groupBy(dailyCounts.subject)
    .orderBy(desc(total), dailyCounts.subject)
    .limit(MOST.forms);
  return new Map(rows.map((row) => [row.form, row.total]));
}

async function readFunnel(tx: Transaction, days: readonly string[], form: FormTitle): Promise<Funnel> {
  const total = sumOf();
  const rows = await tx
    .select({ name: dailyCounts.name, detail: dailyCounts.detail, total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.subject, form.id), gte(dailyCounts.day, days[0] ?? '')))
    .groupBy(dailyCounts.name, dailyCounts.detail)
    .orderBy(desc(total))
    .limit(1000);
  const countOf = (name: string) => sum(rows.filter((row) => row.name === name).map((row) => row.total));
  const left = rows.filter(({ name }) => name === 'form-left');
  const fields = listFieldNames(form.definition).map((field) => ({
    ...field,
    count: sum(left.filter(({ detail }) => detail === field.name).map((row) => row.total)),
  }));
  return {
    formId: form.id,
    title: form.title,
    seen: countOf('form-seen'),
    started: countOf('form-started'),
    sent: countOf('form-sent'),
    left: fields,
  };
}

async function readPopups(
  tx: Transaction,
  days: string[],
): Promise<Pick<Overview, 'popups' | 'popupDays' | 'variants'>> {
  const of = (name: string) =>
    sql<number>`coalesce(sum(${dailyCounts.count}) FILTER (WHERE ${dailyCounts.name} = ${name}), 0)::float8`;
  const isPopup = and(inArray(dailyCounts.name, ['popup-shown', 'popup-closed']), gte(dailyCounts.day, days[0] ?? ''));
  const columns = { shown: of('popup-shown').as('shown'), closed: of('popup-closed').as('closed') };
  const popups = await tx
    .select({ id: dailyCounts.subject, ...columns })
    .from(dailyCounts)
    .where(isPopup)
    .groupBy(dailyCounts.subject)
    .orderBy(sql`shown DESC`, dailyCounts.subject)
    .limit(MOST.popups);
  const byDay = await tx
    .select({ day: dailyCounts.day, ...columns })
    .from(dailyCounts)
    .where(isPopup)
    .groupBy(dailyCounts.day)
    .limit(MOST.days + 1);
  const byVariant = await tx
    .select({
      id: dailyCounts.subject,
      variant: dailyCounts.detail,
      ...columns,
      converted: of('popup-converted').as('converted'),
    })
    .from(dailyCounts)
    .where(and(like(dailyCounts.name, 'popup-%'), ne(dailyCounts.detail, ''), gte(dailyCounts.day, days[0] ?? '')))
    .groupBy(dailyCounts.subject, dailyCounts.detail)
    .orderBy(dailyCounts.subject, dailyCounts.detail)
    .limit(MOST.variants);
  const variants = [...new Set(byVariant.map(({ id }) => id))].map((id) => ({
    id,
    figures: byVariant
      .filter((row) => row.id === id)
      .map(({ variant, shown, closed, converted }) => ({ variant, shown, closed, converted })),
  }));
  const series = (name: 'shown' | 'closed') =>
    spread(
      days,
      byDay.map((row) => ({ day: row.day, value: row[name] })),
    );
  return {
    popups,
    variants,
    popupDays: [
      { label: 'Shown', values: series('shown') },
      { label: 'Closed', values: series('closed') },
    ],
  };
}

function sumOf() {
  return sql<number>`sum(${dailyCounts.count})::float8`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
