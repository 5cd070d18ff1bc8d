import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import { erasePerson } from '../db/erase-person';
import { exportPerson } from '../db/export-person';
import { findPerson, type Person, traceOf } from '../db/person';
import type { UploadStore } from '../forms/upload-store';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';
import { page } from '../http/page';
import { findMailsAbout, removeMailsAbout } from '../notify/mail-folder';
import { renderAdminErase } from '../pages';
import type { PersonPart } from '../part';

const MISSING = 'There is no such contact: expected the id of one, or an email address.';

interface ContactParts {
  uploads: UploadStore;
  /** Where mails are written without a mail server. */
  mailFolder: string;
  parts: readonly PersonPart[];
}

type Answer = (c: Context<AppEnv>, person: Person) => Response | Promise<Response>;

/** What somebody may ask of their own data: to have all of it, and to have it erased. */
export function adminContactRoutes(db: Database, { uploads, mailFolder, parts }: ContactParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const erase = async (person: Person) => {
    // Once the submissions are gone, nothing says which mails were about them.
    const { deliveryIds, hutks } = await traceOf(db, person);
    const erased = await erasePerson(db, person, { uploads, parts });
    const { removed, unread } = await removeMailsAbout(mailFolder, { email: person.email, deliveryIds });
    const notFound = [
      ...unread.map((name) => `A mail that cannot be read: ${name}`),
      ...(person.email === null ? ['What has only an email address: none of this contact is known'] : []),
      ...(hutks.length === 0 ? ["What has only a visitor's token: none of this contact is known"] : []),
    ];
    return { erased: { ...erased, mails: removed }, notFound };
  };
  const withPerson = (answer: Answer) => async (c: Context<AppEnv>) => {
    const person = await findPerson(db, c.req.param('who') ?? '');
    return person === null ? failureJson(c, { status: 404, message: MISSING }) : answer(c, person);
  };

  app.get(
    '/admin/api/contacts/:who',
    withPerson(async (c, person) => {
      c.header('Content-Disposition', 'attachment; filename="contact.json"');
      const { deliveryIds } = await traceOf(db, person);
      const { about, unread } = await findMailsAbout(mailFolder, { email: person.email, deliveryIds });
      const mails = { mails: [...about.values()], mailsNotRead: unread };
      return c.json({ ...(await exportPerson(db, person, parts)), ...mails });
    }),
  );
  app.delete(
    '/admin/api/contacts/:who',
    withPerson(async (c, person) => c.json(await erase(person))),
  );

  // The same for a person with a browser, with script or without.
  app.get(
    '/admin/contacts/:who/erase',
    withPerson(async (c, person) => {
      const { email, submissions } = await exportPerson(db, person);
      const further = (await Promise.all(parts.map((part) => part.describe(db, person)))).flat();
      const files = submissions.flatMap((submission) => submission.files);
      const counts = { submissions: submissions.length, files: files.length };
      return page(c, (context) => renderAdminErase({ ...context, email, counts, further }));
    }),
  );
  app.post(
    '/admin/contacts/:who/erase',
    withPerson(async (c, person) => {
      await erase(person);
      return c.redirect('/admin/?erased', 303);
    }),
  );
  return app;
}
