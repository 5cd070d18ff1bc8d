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
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail !== null);
}

/** Whose mails are looked for: by the address, as a receiver or in the text, and by the deliveries about the person. */
interface Wanted {
  email: string | null;
  deliveryIds: readonly string[];
}

/** The mails about a person by the names of their files, and the names of those that could not be read. */
export async function findMailsAbout(folder: string, { email, deliveryIds }: Wanted) {
  const about = new Map<string, KeptMail>();
  const unread: string[] = [];
  for (const name of await listNames(folder)) {
    const mail = await readMail(join(folder, name));
    if (mail === null) unread.push(name);
    else if (deliveryIds.includes(mail.id) || (email !== null && names(mail, email))) about.set(name, mail);
  }
  return { about, unread };
}

/** Removes them; answers how many, and which could not be read. */
export async function removeMailsAbout(folder: string, wanted: Wanted) {
  const { about, unread } = await findMailsAbout(folder, wanted);
  for (const name of about.keys()) await rm(join(folder, name), { force: true });
  return { removed: about.size, unread };
}

async function readMail(path: string): Promise<KeptMail | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptMail;
  } catch {
    return null;
  }
}

/** Whether a mail has an address whole: `ada@a.example` is none of `ada@a.example.com` or `cada@a.example`. */
function names({ to, subject, text }: KeptMail, email: string): boolean {
  const pieces = [...to, subject, text].join('\n').toLowerCase().split(email.toLowerCase());
  return pieces.slice(1).some((after, index) => {
    const before = pieces[index] ?? '';
    return !/[\w.+-]$/.test(before) && !/^(?:[\w-]|\.\w)/.test(after);
  });
}

/** File names, the newest first. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => FILE.test(name)).sort((a, b) => b.localeCompare(a));
}
