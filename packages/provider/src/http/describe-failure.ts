/** What the first two characters of an SQLSTATE say: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlClasses: Readonly<Record<string, string>> = {
  '08': 'the connection to the database failed',
  '22': 'the database does not accept a value',
  '23': 'a constraint of the database is violated',
  '40': 'the database rolled the transaction back',
  '42': 'the statement does not fit the tables',
  '53': 'the database has no resources left',
  '57': 'the database was told to stop',
};

const MOST_CAUSES = 5;
const MOST_FRAMES = 6;

type Facts = Partial<Record<string, unknown>>;

/**
 * What went wrong and where in the code, for the log. Messages of databases and parsers repeat what they were given,
 * and that may be anybody's email address: no message is repeated here but those of the operating system, which name
 * files and addresses of this server only.
 */
export function describeFailure(error: unknown): string {
  const causes = listCauses(error);
  const words = causes.map(describeDatabase).find(Boolean) ?? causes.map(describeSystem).find(Boolean);
  return [words ?? nameOf(error), ...framesOf(error)].join('\n');
}

/** The SQLSTATE of what a database threw, whoever has wrapped it; null for anything else. */
export function sqlStateOf(error: unknown): string | null {
  return (
    listCauses(error)
      .map(readSqlState)
      .find((state) => state !== null) ?? null
  );
}

/** The error and what caused it, the outermost first. */
function listCauses(error: unknown): Facts[] {
  const causes: Facts[] = [];
  for (let next = error; isObject(next) && causes.length < MOST_CAUSES; ) {
    causes.push(next);
    next = next instanceof AggregateError ? next.errors[0] : next.cause;
  }
  return causes;
}

/** Codes of the operating system look alike, but only a database says how severe it is. */
function readSqlState({ code, severity }: Facts): string | null {
  return typeof severity === 'string' && typeof code === 'string' ? code : null;
}

function describeDatabase(facts: Facts): string | null {
  const state = readSqlState(facts);
  if (state === null) return null;
  const names = ['table', 'column', 'constraint'].filter((name) => typeof facts[name] === 'string');
  const where = names.map((name) => `${name} ${facts[name]}`).join(', ');
  return `SQLSTATE ${state}: ${sqlClasses[state.slice(0, 2)] ?? 'an error of the database'}${where && ` (${where})`}`;
}

function describeSystem({ syscall, message }: Facts): string | null {
  return typeof syscall === 'string' && typeof message === 'string' && message !== '' ? message : null;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : `${typeof error} thrown, expected an error`;
}

/** Where it was thrown. The stack repeats the message first, which may look like frames itself. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const { stack, message } = error;
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^ {4}at /.test(line)).slice(0, MOST_FRAMES);
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null;
}
