import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFile } from './check-file';
import { seededForms } from './sample-forms/seeded-forms';
import { temporaryFolder } from './testing/database';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true }));

async function check(text: string) {
  const file = join(folder, 'form.json');
  await writeFile(file, text);
  const { isGood, lines } = await checkFile(file);
  return { isGood, lines: lines.map((line) => line.replaceAll(file, 'form.json')) };
}

it('says that a definition is good', async () => {
  const definition = {
    form: {
      guid: '5eed0000-0000-4000-8000-000000000099',
      portalId: 8100231,
      formFieldGroups: [{ fields: [{ name: 'email', fieldType: 'text', label: 'Email' }] }],
    },
  };
  expect(await check(JSON.stringify(definition))).toEqual({ isGood: true, lines: ['form.json: ok'] });
});

it('names the place of each problem, what was found and what may have been meant', async () => {
  const definition = structuredClone(seededForms[0]?.definition) as unknown as Record<'form', Record<string, unknown>>;
  const { form } = definition;
  form.formFieldGroups = [{ fields: [{ name: 'email', fieldTyp: 'text', label: 'Email' }] }];
  const { isGood, lines } = await check(JSON.stringify(definition));
  expect(isGood).toBe(false);
  const [line] = lines.filter((each) => each.includes('form.formFieldGroups[0].fields[0]'));
  expect(line).toMatch(
    /^form\.json: unknown: form\.formFieldGroups\[0\]\.fields\[0\]\.fieldTyp .* did you mean fieldType\?$/,
  );
});

it('says why a file cannot be read', async () => {
  expect(await check('{')).toMatchObject({ isGood: false, lines: [expect.stringMatching(/^form\.json: .*JSON/)] });
  expect(await checkFile(join(folder, 'none.json'))).toMatchObject({
    isGood: false,
    lines: [expect.stringMatching(/ENOENT/)],
  });
});
