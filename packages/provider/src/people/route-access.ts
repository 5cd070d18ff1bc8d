import type { Role } from './roles';
import type { Scope } from './scopes';

/** What a parameter of an address names; the guard looks up whose it is. */
export type ObjectKind = 'form' | 'notification' | 'delivery' | 'submission' | 'upload';

/** Who may use a route of `/admin/`. */
export interface Access {
  /** `nobody` asks for nobody's permission: sign-in pages. `anybody` is whoever is signed in. */
  role: Role | 'nobody' | 'anybody';
  /** The object that the address names, by its parameter: only those of the caller's portals are found. */
  object?: { param: string; kind: ObjectKind };
  /** Whether it holds data of all portals together: only for whoever has the role in each of them. */
  isWhole?: boolean;
  /** What an API key needs; without one no key will do. */
  scope?: Scope | 'any';
  /** What the audit log says of it, where it has succeeded. */
  deed?: string;
  /** Whether its address names a person, which the log is not to keep. */
  isPersonal?: boolean;
}

const form = { param: 'formId', kind: 'form' } as const;
const notification = { param: 'id', kind: 'notification' } as const;

const readsForms: Access = { role: 'viewer', scope: 'forms:read' };
const readsWhole: Access = { role: 'viewer', isWhole: true };
const readsForm: Access = { ...readsForms, object: form };
const changesForm = (deed: string): Access => ({ role: 'editor', scope: 'forms:write', object: form, deed });
const page: Access = { role: 'viewer' };
const nobody: Access = { role: 'nobody' };
const own: Access = { role: 'anybody' };
const owner = (deed: string): Access => ({ role: 'owner', deed });

/** Every route below `/admin/`, by its method and pattern. A route that is not here is for owners of every portal. */
export const ROUTE_ACCESS: Readonly<Record<string, Access>> = {
  'GET /admin': nobody,
  'GET /admin/login': nobody,
  'POST /admin/login': nobody,
  'GET /admin/sign-in': nobody,
  'POST /admin/sign-in': nobody,
  'GET /admin/sign-in/code': nobody,
  'POST /admin/sign-in/code': nobody,
  'POST /admin/sign-out': nobody,
  'GET /admin/invitation/:token': nobody,
  'POST /admin/invitation/:token': nobody,

  'GET /admin/': readsWhole,
  'GET /admin/export/:file': { ...readsWhole, deed: 'exported' },
  'GET /admin/uploads/:id': { ...page, object: { param: 'id', kind: 'upload' } },

  'GET /admin/api/contacts': { ...readsWhole, scope: 'contacts:read' },
  'GET /admin/api/contacts/:who': {
    ...readsWhole,
    scope: 'contacts:read',
    deed: 'exported the data of a person',
    isPersonal: true,
  },
  'DELETE /admin/api/contacts/:who': {
    role: 'owner',
    isWhole: true,
    scope: 'contacts:erase',
    deed: 'erased a person',
    isPersonal: true,
  },
  'GET /admin/contacts/:who/erase': { role: 'owner', isWhole: true },
  'POST /admin/contacts/:who/erase': { role: 'owner', isWhole: true, deed: 'erased a person', isPersonal: true },
  'GET /admin/api/submissions': { role: 'viewer', scope: 'submissions:read' },
  'GET /admin/api/counters': readsWhole,
  'GET /admin/api/errors': readsWhole,
  'GET /admin/api/opt-outs': { ...readsWhole, scope: 'contacts:read' },
  'GET /admin/api/resubscriptions': { ...readsWhole, scope: 'contacts:read' },

  'GET /admin/api/forms': readsForms,
  'POST /admin/api/forms': { role: 'editor', scope: 'forms:write', deed: 'added a form' },
  'GET /admin/api/forms/:formId': readsForm,
  'GET /admin/api/forms/:formId/export': readsForm,
  'PUT /admin/api/forms/:formId/draft': { role: 'editor', scope: 'forms:write', object: form },
  'POST /admin/api/forms/:formId/publish': changesForm('published a form'),
  'GET /admin/api/forms/:formId/versions/:number{\\d{1,9}}': readsForm,
  'POST /admin/api/forms/:formId/restore': changesForm('restored a version of a form'),
  'POST /admin/api/forms/:formId/archive': changesForm('archived a form'),
  'POST /admin/api/forms/:formId/unarchive': changesForm('took a form out of the archive'),
  'PUT /admin/api/forms/:formId/retention': changesForm('changed how long submissions of a form are kept'),
  'GET /admin/api/openapi.json': { role: 'anybody', scope: 'any' },

  'GET /admin/forms': page,
  'GET /admin/forms/': page,
  'GET /admin/forms/assets/*': own,
  'GET /admin/forms/preview/': page,
  'GET /admin/forms/:formId/': { ...page, object: form },

  'GET /admin/submissions/': page,
  'GET /admin/submissions/export.csv': { ...page, deed: 'exported submissions' },
  'GET /admin/submissions/export.json': { ...page, deed: 'exported submissions' },
  'POST /admin/submissions/:id/not-spam': {
    role: 'editor',
    object: { param: 'id', kind: 'submission' },
    deed: 'said that a submission is no spam',
  },

  'GET /admin/notifications/': page,
  'GET /admin/notifications/new/:kind': { role: 'editor' },
  'POST /admin/notifications/new/:kind': { role: 'editor', deed: 'added a notification' },
  'GET /admin/notifications/:id': { role: 'editor', object: notification },
  'POST /admin/notifications/:id': { role: 'editor', object: notification, deed: 'changed a notification' },
  'POST /admin/notifications/:id/:change{pause|resume|remove}': {
    role: 'editor',
    object: notification,
    deed: 'changed a notification',
  },
  'POST /admin/notifications/deliveries/:id/replay': {
    role: 'editor',
    object: { param: 'id', kind: 'delivery' },
    deed: 'sent a notification again',
  },

  'GET /admin/account/': own,
  'POST /admin/account/password': own,
  'POST /admin/account/codes/prepare': own,
  'POST /admin/account/codes/confirm': own,
  'POST /admin/account/codes/off': own,
  'POST /admin/account/sessions/:id/end': own,

  'GET /admin/people/': { role: 'owner' },
  'POST /admin/people/first': { role: 'owner' },
  'POST /admin/people/invite': { role: 'owner' },
  'POST /admin/people/:portalId{\\d{1,15}}/:accountId/role': { role: 'owner' },
  'POST /admin/people/:portalId{\\d{1,15}}/:accountId/remove': { role: 'owner' },
  'POST /admin/people/invitations/:id/withdraw': owner('took back an invitation'),
  'POST /admin/people/sessions/:id/end': owner('ended a session'),
  'GET /admin/keys/': { role: 'owner' },
  'POST /admin/keys/': { role: 'owner' },
  'POST /admin/keys/:id/revoke': owner('revoked an API key'),
  'GET /admin/audit/': { role: 'owner' },
};

/** What holds of a route that nobody has declared: a list or page that an application adds is for owners of it all. */
export const UNDECLARED: Access = { role: 'owner', isWhole: true };

/** Lists that applications add below `/admin/api/`. */
export const ADDED_LIST: Access = { role: 'viewer', isWhole: true };
