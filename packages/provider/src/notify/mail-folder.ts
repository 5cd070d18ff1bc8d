import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was written to a file in place of being sent. */
export interface KeptMail {
  id: string;
  /** ISO 8601. */
  writtenAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const FILE = /^\d{13}-[0-9a-f-]{36}\.json$/;
/** How many are kept. */
const MOST = 200;

/** Writes a mail, and removes the oldest ones. */
export async function keepMail(folder: string, id: string, mail: Omit<KeptMail, 'id' | 'writtenAt'>): Promise<void> {
  const now = Date.now();
  const kept: KeptMail = { id, writtenAt: new Date(now).toISOString(), ...mail };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${now}-${id}.json`);
  await writeFile(`${path}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 });
  await rename(`${path}.part`, path);
  for (const name of (await listNames(folder)).slice(MOST)) await rm(join(folder, name), { force: true });
}

/** The newest mails. */
export async function listMails(folder: string, limit: number): Promise<KeptMail[]> {
  const names = (await listNames(folder)).slice(0, limit);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)));
  return texts.filter((text) => text !== null).map((text) => JSON.parse(text) as KeptMail);
}

/** Removes the mails that name an address, as their receiver or in their text; answers how many. */
export async function removeMailsAbout(folder: string, email: string): Promise<number> {
  let removed = 0;
  for (const name of await listNames(folder)) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => '');
    if (!text.toLowerCase().includes(email.toLowerCase())) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** File names, the newest first. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => FILE.test(name)).sort((a, b) => b.localeCompare(a));
}
