/** A part of JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is said of a call below `/admin/api/` beside its address. */
export interface ApiCall {
  summary: string;
  /** Parameters of the query. */
  query?: Readonly<Record<string, Schema>>;
  body?: Schema;
  answer: Schema;
  /** The status of an answer that is no failure. */
  status?: 200 | 201;
  /** Failures beside those that every call has. */
  failures?: readonly (404 | 409 | 422)[];
}

const text = { type: 'string' } as const;
const time = { type: 'string', format: 'date-time' } as const;
const guid = { type: 'string', format: 'uuid' } as const;
const whole = { type: 'integer' } as const;
const yes = { type: 'boolean' } as const;
const values = { type: 'object', additionalProperties: text } as const;
const definition = { type: 'object', description: 'The definition of a form.', required: ['form'] } as const;
const status = { enum: ['draft', 'published', 'archived'] } as const;
const limit = { limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 } } as const;

const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const items = (item: Schema) => ({ items: { type: 'array', items: item } });
const list = (item: Schema): Schema => object(items(item));
const revised = object({ revision: whole });

const submission = object({
  id: guid,
  formId: guid,
  portalId: text,
  correlationId: text,
  conversionId: guid,
  values,
  context: { type: 'object' },
  pageUrl: { type: ['string', 'null'] },
  contactEmail: { type: ['string', 'null'] },
  files: { type: 'array', items: object({ fieldId: text, name: text, size: whole, url: text }) },
  createdAt: time,
});
const form = {
  formId: guid,
  portalId: text,
  title: text,
  status,
  mayEdit: yes,
  hasDraft: yes,
  updatedAt: time,
};

/** A list that says nothing of its items: one that an application adds. */
export const ADDED_CALL: ApiCall = {
  summary: 'A list of the application',
  query: limit,
  answer: list({ type: 'object' }),
};

/** The calls, by their method and pattern. */
export const API_CALLS: Readonly<Record<string, ApiCall>> = {
  'GET /admin/api/openapi.json': { summary: 'This description', answer: { type: 'object' } },
  'GET /admin/api/contacts': {
    summary: 'The newest contacts',
    query: { ...limit, email: text },
    answer: list(object({ id: guid, email: text, properties: values, createdAt: time, updatedAt: time })),
  },
  'GET /admin/api/contacts/:who': {
    summary: 'All that is stored of a person, by the id of a contact or an email address',
    answer: { type: 'object' },
    failures: [404],
  },
  'DELETE /admin/api/contacts/:who': {
    summary: 'Erases a person',
    answer: object({ erased: { type: 'object', additionalProperties: whole } }),
    failures: [404],
  },
  'GET /admin/api/submissions': {
    summary: 'The newest submissions',
    query: { ...limit, formId: guid },
    answer: list(submission),
  },
  'GET /admin/api/counters': {
    summary: 'What pages have counted',
    query: limit,
    answer: list(object({ key: text, count: whole, updatedAt: time })),
  },
  'GET /admin/api/errors': { summary: 'What has failed in pages', query: limit, answer: list({ type: 'object' }) },
  'GET /admin/api/opt-outs': {
    summary: 'Addresses that want no mail',
    query: limit,
    answer: list(object({ portalId: text, email: text, createdAt: time })),
  },
  'GET /admin/api/resubscriptions': {
    summary: 'Addresses that want mail again',
    query: limit,
    answer: list({ type: 'object' }),
  },
  'GET /admin/api/forms': {
    summary: 'The forms',
    answer: object({ ...items(object({ ...form, submissions: whole, retentionDays: whole })), mayAdd: yes }),
  },
  'POST /admin/api/forms': {
    summary: 'Adds a form: of a template, of a definition, or as a copy',
    body: object({ template: text, definition, copyOf: guid, portalId: text, title: text }, [
      'template',
      'definition',
      'copyOf',
      'portalId',
      'title',
    ]),
    answer: object({ formId: guid, revision: whole, leftOut: { type: 'array', items: text } }),
    status: 201,
    failures: [422],
  },
  'GET /admin/api/forms/:formId': {
    summary: 'A form with its draft, or else what is published',
    answer: object({
      ...form,
      definition,
      published: { type: ['object', 'null'] },
      revision: whole,
      versions: { type: 'array', items: object({ number: whole, publishedAt: time }) },
    }),
    failures: [404],
  },
  'GET /admin/api/forms/:formId/export': { summary: 'The definition as a file', answer: definition, failures: [404] },
  'PUT /admin/api/forms/:formId/draft': {
    summary: 'Saves a draft',
    body: object({ definition, revision: whole, title: text }, ['title']),
    answer: revised,
    failures: [404, 409],
  },
  'POST /admin/api/forms/:formId/publish': {
    summary: 'Publishes the draft',
    body: object({ revision: whole }, ['revision']),
    answer: object({ revision: whole, version: whole }),
    failures: [404, 409, 422],
  },
  'GET /admin/api/forms/:formId/versions/:number{\\d{1,9}}': {
    summary: 'A version that was published',
    answer: object({ number: whole, definition }),
    failures: [404],
  },
  'POST /admin/api/forms/:formId/restore': {
    summary: 'Makes a version the draft',
    body: object({ version: whole, revision: whole }, ['revision']),
    answer: revised,
    failures: [404, 409],
  },
  'POST /admin/api/forms/:formId/archive': {
    summary: 'Takes a form away from pages',
    answer: object({ formId: guid, isArchived: yes }),
    failures: [404],
  },
  'POST /admin/api/forms/:formId/unarchive': {
    summary: 'Gives a form back to pages',
    answer: object({ formId: guid, isArchived: yes }),
    failures: [404],
  },
  'PUT /admin/api/forms/:formId/retention': {
    summary: 'Says for how many days submissions are kept',
    body: object({ days: { type: 'integer', minimum: 1, maximum: 36_500 } }),
    answer: object({ formId: guid, retentionDays: whole }),
    failures: [404],
  },
};
