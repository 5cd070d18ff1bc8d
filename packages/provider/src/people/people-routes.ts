import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { limitBody } from '../http/limit-body';
import { page } from '../http/page';
import { readFields } from '../http/read-fields';
import { senderOf } from '../http/sender';
import { sendMail } from '../notify/send-mail';
import type { NotifySettings } from '../notify/settings';
import {
  addFirstAccount,
  changeRole,
  findAccountById,
  type Kept,
  listMembers,
  readEmail,
  removeMember,
} from './accounts';
import { note } from './audit';
import { actorOf, callerOf } from './caller';
import { addInvitation, INVITATION_DAYS, listInvitations, removeInvitation } from './invitations';
import { lookerOf, portalsInReach } from './looker';
import { renderPeople } from './pages/people';
import { whyNoPassword } from './passwords';
import { readRole } from './roles';
import { startSession } from './session-cookie';
import { endSessionById, listSessions } from './sessions';

const HOME = '/admin/people/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const REFUSALS: Readonly<Record<Kept, string>> = {
  'last-owner': 'Nobody else is an owner: make somebody one first.',
  unknown: 'There is no such member.',
};

type Shown = Partial<Pick<Parameters<typeof renderPeople>[0], 'link' | 'fields' | 'problems' | 'refusal'>>;

/** Who has an account: invite them, change their role, end their sessions, remove them. */
export function peopleRoutes(db: Database, settings: NotifySettings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(`${HOME}*`, limitBody(10_000));

  app.get(HOME, (c) => show(c));

  app.post(`${HOME}first`, async (c) => {
    const fields = await readFields(c);
    const email = readEmail(fields.email);
    const name = (fields.name ?? '').trim().slice(0, 100);
    const password = fields.password ?? '';
    const why = whyNoPassword(password, email ?? 'no address');
    if (email === null || name === '' || why !== null) {
      const problems = {
        ...(email === null && { email: 'Enter an email address.' }),
        ...(name === '' && { name: 'Enter your name.' }),
        ...(why !== null && { password: why }),
      };
      return show(c, { fields, problems }, 400);
    }
    if (callerOf(c).kind !== 'host') return c.redirect(HOME, 303);
    const portals = await portalsInReach(c, db);
    const accountId = await addFirstAccount(
      db,
      { email, name, password },
      portals.map(({ id }) => id),
    );
    if (accountId === null) return show(c, { refusal: 'There is an account already.' }, 400);
    for (const { id } of portals) await noteDeed(c, { portalId: id, action: 'made the first account', target: email });
    await startSession(c, db, { account: { id: accountId, email }, isPending: false });
    return c.redirect(HOME, 303);
  });

  app.post(`${HOME}invite`, async (c) => {
    const fields = await readFields(c);
    const portals = await portalsInReach(c, db);
    const portal = fields.portal === undefined ? portals[0] : portals.find(({ id }) => String(id) === fields.portal);
    const email = readEmail(fields.email);
    const role = readRole(fields.role);
    if (email === null) return show(c, { fields, problems: { email: 'Enter an email address.' } }, 400);
    if (portal === undefined || role === null) return show(c, { fields, refusal: 'Choose a role and a portal.' }, 400);
    const members = await listMembers(db, [portal.id]);
    if (members.some((member) => member.email === email)) {
      return show(c, { fields, problems: { email: 'This address is of a member already.' } }, 400);
    }
    const token = await addInvitation(db, { portalId: portal.id, email, role });
    const address = `${originOf(c)}/admin/invitation/${token}`;
    await noteDeed(c, { portalId: portal.id, action: `invited as ${role}`, target: email });
    const isMailed = await mail(email, address);
    return show(c, { link: { address, email, isMailed } });
  });

  app.post(`${HOME}:portalId{\\d{1,15}}/:accountId/role`, async (c) => {
    const member = await readMember(c);
    const role = readRole((await readFields(c)).role);
    if (member === null || role === null) return show(c, { refusal: REFUSALS.unknown }, 404);
    const account = await findAccountById(db, member.accountId);
    const kept = await changeRole(db, member, role);
    if (kept !== null) return show(c, { refusal: REFUSALS[kept] }, 400);
    const target = account?.email ?? '';
    await noteDeed(c, { portalId: member.portalId, action: `changed a role to ${role}`, target });
    return c.redirect(HOME, 303);
  });

  app.post(`${HOME}:portalId{\\d{1,15}}/:accountId/remove`, async (c) => {
    const member = await readMember(c);
    if (member === null) return show(c, { refusal: REFUSALS.unknown }, 404);
    const account = await findAccountById(db, member.accountId);
    const kept = await removeMember(db, member);
    if (kept !== null) return show(c, { refusal: REFUSALS[kept] }, 400);
    await noteDeed(c, { portalId: member.portalId, action: 'removed a member', target: account?.email ?? '' });
    return c.redirect(HOME, 303);
  });

  app.post(`${HOME}invitations/:id/withdraw`, async (c) => {
    const id = c.req.param('id');
    if (!UUID.test(id) || !(await removeInvitation(db, id, await portalIds(c)))) return c.notFound();
    return c.redirect(HOME, 303);
  });

  app.post(`${HOME}sessions/:id/end`, async (c) => {
    const id = c.req.param('id');
    if (!UUID.test(id) || !(await endSessionById(db, id, { portalIds: await portalIds(c) }))) return c.notFound();
    return c.redirect(`${HOME}#members`, 303);
  });
  return app;

  async function show(c: Context<AppEnv>, shown: Shown = {}, status: 200 | 400 | 404 = 200): Promise<Response> {
    const portals = await portalsInReach(c, db);
    const ids = portals.map(({ id }) => id);
    const [members, invitations, sessions] = await Promise.all([
      listMembers(db, ids),
      listInvitations(db, ids),
      listSessions(db, { portalIds: ids }),
    ]);
    const facts = { ...lookerOf(c), portals, members, invitations, sessions };
    const usual = { link: null, fields: {}, problems: {}, refusal: null };
    return page(c, (context) => renderPeople({ ...context, path: HOME, ...facts, ...usual, ...shown }), status);
  }

  async function portalIds(c: Context<AppEnv>): Promise<number[]> {
    return (await portalsInReach(c, db)).map(({ id }) => id);
  }

  async function readMember(c: Context<AppEnv>) {
    const portalId = Number(c.req.param('portalId'));
    const accountId = c.req.param('accountId') ?? '';
    return UUID.test(accountId) && (await portalIds(c)).includes(portalId) ? { accountId, portalId } : null;
  }

  function noteDeed(c: Context<AppEnv>, deed: { portalId: number; action: string; target: string }) {
    return note(db, { ...deed, actor: actorOf(callerOf(c)) });
  }

  /** Whether a mail is on its way; the link is shown to whoever invites all the same. */
  async function mail(email: string, address: string): Promise<boolean> {
    const text = `You are invited to the stored data of ${new URL(address).host}.\n\nOpen this address to accept: ${address}\n\nIt works once, for ${INVITATION_DAYS} days.`;
    const sent = await sendMail({ id: randomUUID(), to: [email], subject: 'You are invited', text }, settings);
    return settings.smtpUrl !== null && sent.kind === 'accepted';
  }
}

/** As the browser has it: behind a proxy the server does not know that it is asked by https. */
function originOf(c: Context<AppEnv>): string {
  const own = new URL(c.req.url);
  const sender = senderOf(c);
  return sender !== null && sender.host === (c.req.header('host') ?? own.host) ? sender.origin : own.origin;
}
