import { BOM, type Cell, formatRecord } from '../admin/csv';
import { listFieldNames, titleOf } from '../admin/form-fields';
import type { Database } from '../db/connect';
import { forms } from '../db/schema';
import { inReach } from '../people/in-reach';
import { type FoundSubmission, readFound } from './find-submissions';
import type { SubmissionFilter } from './read-filter';

const FIRST = ['sent_at', 'form', 'form_id', 'page', 'spam', 'submission_id'];
/** What was sent under names that no form has now, as JSON. */
const REST = 'other_values';

/** Fields by their names, and whether their values are numbers. */
type Columns = ReadonlyMap<string, boolean>;

/** CSV with a column for each field of the forms that are asked for. */
export async function* writeCsv(db: Database, filter: SubmissionFilter): AsyncGenerator<string> {
  const fields = await listColumns(db, filter);
  yield BOM + formatRecord([...FIRST, ...fields.keys(), REST]);
  for await (const found of readFound(db, filter)) yield formatRecord(cellsOf(found, fields));
}

/** `{"items": […]}`, written while it is read. */
export async function* writeJson(db: Database, filter: SubmissionFilter): AsyncGenerator<string> {
  yield '{"items":[';
  let separator = '\n';
  for await (const found of readFound(db, filter)) {
    yield separator + JSON.stringify(toItem(found));
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** The names of the fields, in the order of the form, and whether they hold numbers in every form that has them. */
async function listColumns(db: Database, { formGuid, reach }: SubmissionFilter): Promise<Columns> {
  const rows = await db
    .select({ guid: forms.guid, definition: forms.definition })
    .from(forms)
    .where(inReach(forms.portalId, reach))
    .limit(1000);
  const asked = rows.filter(({ guid }) => formGuid === null || guid === formGuid);
  const columns = new Map<string, boolean>();
  for (const { definition } of asked)
    for (const { name, isNumber = false } of listFieldNames(definition))
      columns.set(name, isNumber && columns.get(name) !== false);
  return columns;
}

function cellsOf({ submission, definition, reasons, clearedAt }: FoundSubmission, columns: Columns): Cell[] {
  const { id, formGuid, pageUrl, values, createdAt } = submission;
  const rest = Object.entries(values).filter(([name]) => !columns.has(name));
  return [
    createdAt.toISOString(),
    titleOf(definition),
    formGuid,
    pageUrl,
    clearedAt === null && reasons !== null ? reasons.join(' ') : null,
    id,
    ...[...columns].map(([name, isNumber]) => cellOf(values[name], isNumber)),
    rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest)),
  ];
}

function cellOf(value: string | undefined, isNumber: boolean): Cell {
  if (value === undefined) return null;
  return isNumber ? { sent: value } : value;
}

function toItem({ submission, definition, reasons, clearedAt }: FoundSubmission) {
  const { id, portalId, formGuid, pageUrl, values, createdAt } = submission;
  const spam = clearedAt === null ? (reasons ?? []) : [];
  return {
    id,
    submittedAt: createdAt.toISOString(),
    portalId: String(portalId),
    formId: formGuid,
    formTitle: titleOf(definition),
    pageUrl,
    spam,
    values,
  };
}
