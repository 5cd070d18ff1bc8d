import { type Context, Hono } from 'hono';
import type { Database } from '../db/connect';
import type { AppEnv } from '../http/env';
import { page } from '../http/page';
import { readFields } from '../http/read-fields';
import { editorOf, isOwnerOf, isOwnerOfAll, reachOf } from '../people/caller';
import { portalsInReach } from '../people/looker';
import { listMails } from './mail-folder';
import {
  addNotification,
  changeNotification,
  findNotification,
  listDeliveries,
  listFormChoices,
  listNotifications,
  removeNotification,
  switchNotification,
} from './manage';
import { renderEditNotification } from './pages/edit-notification';
import { renderNotifications } from './pages/notifications-page';
import { KINDS, readNotification } from './read-notification';
import { DELIVERY_STATES, type NotificationKind } from './schema';
import type { NotifySettings } from './settings';
import { replayDelivery } from './take-due';

const HOME = '/admin/notifications/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LIMIT = 50;

/** Who is told of submissions, what has become of it, and what can be done about it. */
export function notificationRoutes(db: Database, settings: NotifySettings): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get(HOME, async (c) => {
    const state = DELIVERY_STATES.find((known) => known === c.req.query('state')) ?? null;
    const mayEdit = editorOf(c);
    const [notifications, deliveries, forms, mails, portals] = await Promise.all([
      listNotifications(db, reachOf(c)),
      listDeliveries(db, { limit: LIMIT, state, reach: reachOf(c) }),
      listFormChoices(db, reachOf(c)),
      settings.smtpUrl === null && isOwnerOfAll(c) ? listMails(settings.mailFolder, LIMIT) : null,
      portalsInReach(c, db),
    ]);
    const mayAdd = portals.some(({ id }) => mayEdit(id));
    const shown = { notifications, deliveries, forms, mails, state, mayAdd, mayEdit };
    return page(c, (context) => renderNotifications({ ...context, ...shown }));
  });

  app.get(`${HOME}new/:kind`, async (c, next) => {
    const kind = readKind(c.req.param('kind'));
    if (kind === null) return next();
    const forms = await listFormChoices(db, reachOf(c));
    const form = c.req.query('form');
    return page(c, (context) =>
      renderEditNotification({ ...context, kind, forms, form, fields: null, problems: {}, secret: null }),
    );
  });
  app.post(`${HOME}new/:kind`, (c, next) => {
    const kind = readKind(c.req.param('kind'));
    return kind === null ? next() : save(c, { kind, id: null, secret: null });
  });

  app.get(`${HOME}:id`, async (c, next) => {
    const found = await findById(c);
    if (found === null) return next();
    const { kind, secret, portalId, formGuid, settings: stored } = found;
    const fields = {
      form: `${portalId}/${formGuid ?? ''}`,
      url: stored.url ?? '',
      to: (stored.to ?? []).join(', '),
      subject: stored.subject ?? '',
      text: stored.text ?? '',
    };
    const forms = await listFormChoices(db, reachOf(c));
    return page(c, (context) => renderEditNotification({ ...context, kind, forms, fields, problems: {}, secret }));
  });
  app.post(`${HOME}:id`, async (c, next) => {
    const found = await findById(c);
    return found === null ? next() : save(c, found);
  });

  app.post(`${HOME}:id/:change{pause|resume|remove}`, async (c, next) => {
    const found = await findById(c);
    if (found === null) return next();
    const change = c.req.param('change');
    if (change === 'remove') await removeNotification(db, found.id);
    else await switchNotification(db, found.id, change === 'resume');
    return c.redirect(HOME, 303);
  });

  app.post(`${HOME}deliveries/:id/replay`, async (c, next) => {
    const id = c.req.param('id');
    if (!UUID.test(id) || !(await replayDelivery(db, id))) return next();
    return c.redirect(`${HOME}#deliveries`, 303);
  });
  return app;

  async function save(
    c: Context<AppEnv>,
    { kind, id, secret }: { kind: NotificationKind; id: string | null; secret: string | null },
  ): Promise<Response> {
    const fields = await readFields(c);
    const forms = await listFormChoices(db, reachOf(c));
    const mayBePrivate = isOwnerOf(c, Number.parseInt(fields.form ?? '', 10));
    const read = readNotification(fields, { kind, forms, allowsPrivate: settings.allowsPrivate && mayBePrivate });
    if ('problems' in read) {
      const { problems } = read;
      return page(c, (context) => renderEditNotification({ ...context, kind, forms, fields, problems, secret }), 400);
    }
    // What a name resolves to is known when it is called only.
    const own = kind === 'webhook' ? { ...read.wanted.settings, mayBePrivate } : read.wanted.settings;
    const wanted = { ...read.wanted, settings: own };
    if (id === null) {
      const added = await addNotification(db, wanted);
      // A webhook's page has the secret that its receiver needs.
      return c.redirect(kind === 'webhook' ? `${HOME}${added}` : HOME, 303);
    }
    await changeNotification(db, id, wanted);
    return c.redirect(HOME, 303);
  }

  async function findById(c: Context<AppEnv>) {
    const id = c.req.param('id') ?? '';
    return UUID.test(id) ? findNotification(db, id) : null;
  }
}

const readKind = (text: string): NotificationKind | null => KINDS.find((kind) => kind === text) ?? null;
