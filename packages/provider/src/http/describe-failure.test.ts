import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/database';
import { describeFailure, sqlStateOf } from './describe-failure';

const SECRET = 'ada@example.com';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a description of what went wrong', () => {
  it('has the code of a database and the names of what is in it, and no value', () => {
    const facts = { code: '23505', severity: 'ERROR', detail: `Key (email)=(${SECRET})`, table: 'records' };
    const cause = Object.assign(new Error(`${SECRET} is there`), { ...facts, constraint: 'records_natural_key' });
    const error = new DrizzleQueryError('INSERT INTO records …', [SECRET], cause);
    const text = describeFailure(error);
    expect(text).toContain('SQLSTATE 23505: a constraint of the database is violated');
    expect(text).toContain('(table records, constraint records_natural_key)');
    expect(text).toContain('describe-failure.test.ts');
    expect(text).not.toContain(SECRET);
    expect(sqlStateOf(error)).toBe('23505');
  });

  it('has the words of the operating system', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    const error = await mkdir(join(folder, 'file', 'uploads')).catch((caught: unknown) => caught);
    expect(describeFailure(new Error('an upload could not be written', { cause: error }))).toMatch(/^ENOTDIR: .*mkdir/);
    expect(sqlStateOf(error)).toBeNull();
    await rm(folder, { recursive: true });
  });

  it('has the name and the place of anything else', () => {
    const parsing = thrown(() => JSON.parse(`"${SECRET}`));
    expect(describeFailure(parsing)).toMatch(/^SyntaxError\n {4}at /);
    expect(describeFailure(thrown(() => new URL(SECRET)))).toMatch(/^(TypeError|NodeError)\n {4}at /);
    for (const error of [parsing, SECRET, { message: SECRET }, null]) {
      expect(describeFailure(error)).not.toContain(SECRET);
    }
  });

  it('is not misled by a message that looks like a stack, and ends with causes that go round', () => {
    expect(describeFailure(new Error(`x\n    at ${SECRET}`))).not.toContain(SECRET);
    const error = new Error('first');
    error.cause = error;
    expect(describeFailure(error)).toMatch(/^Error\n/);
  });
});
