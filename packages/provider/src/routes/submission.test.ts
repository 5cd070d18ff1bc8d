import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import type { AppEnv } from '../http/env';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { CONTACT_FORM, createTestApp, EMAIL_FORM, itemsOf, jsonOf, submit, submitPath } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const contactsOf = (email: string) => itemsOf(app, `/admin/api/contacts?email=${encodeURIComponent(email)}`);
const submissionsOf = (correlationId: unknown) =>
  itemsOf(app, '/admin/api/submissions?limit=200').then((items) =>
    items.filter((item) => item.correlationId === correlationId),
  );

describe('a submission', () => {
  it('is stored with its contact', async () => {
    const context = { correlationId: randomUUID(), pageUrl: 'https://shop.example/start', locale: 'en' };
    const response = await submit(app, EMAIL_FORM, { email: ' Ada@Example.com ' }, context);
    expect(response.status).toBe(200);
    const answer = await jsonOf(response);
    expect(answer).toEqual({ automaticLinker: false, conversionId: expect.any(String), formGuid: EMAIL_FORM });

    expect(await submissionsOf(context.correlationId)).toEqual([
      {
        id: expect.any(String),
        formId: EMAIL_FORM,
        portalId: '8100231',
        correlationId: context.correlationId,
        conversionId: answer.conversionId,
        values: { email: 'Ada@Example.com' },
        context,
        pageUrl: 'https://shop.example/start',
        contactEmail: 'ada@example.com',
        files: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
    expect(await contactsOf('ADA@example.com')).toMatchObject([
      { email: 'ada@example.com', properties: { email: 'Ada@Example.com' } },
    ]);
  });

  it('is answered with the message of its form', async () => {
    const answer = await jsonOf(submit(app, CONTACT_FORM, { lastname: 'Moss', email: 'moss@example.com' }));
    expect(answer.inlineMessage).toBe('Thank you, we will be in touch.');
  });

  it('updates the contact that is there, and wipes nothing by an empty value', async () => {
    await submit(app, CONTACT_FORM, { firstname: 'Grace', lastname: 'Hopper', email: 'grace@example.com' });
    const [before] = await contactsOf('grace@example.com');
    await submit(app, CONTACT_FORM, { firstname: '', lastname: 'Murray', email: 'GRACE@example.com' });
    const contacts = await contactsOf('grace@example.com');
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({ id: before?.id, properties: { firstname: 'Grace', lastname: 'Murray' } });
  });

  it('makes one contact of many that arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        submit(
          app,
          CONTACT_FORM,
          { lastname: `Name ${n}`, email: 'many@example.com' },
          { correlationId: randomUUID() },
        ),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(await contactsOf('many@example.com')).toHaveLength(1);
  });

  it('needs no hs_context', async () => {
    const body = new FormData();
    body.set('email', 'plain@example.com');
    expect((await app.request(submitPath(EMAIL_FORM), { method: 'POST', body })).status).toBe(200);
    expect(await contactsOf('plain@example.com')).toHaveLength(1);
  });

  it('takes text that the database could not hold as it is', async () => {
    const correlationId = randomUUID();
    const context = `{"correlationId":"${correlationId}","pageTitle":"a\\u0000b\\ud800"}`;
    expect((await submit(app, CONTACT_FORM, { lastname: 'N\0ul', email: 'nul@example.com' }, context)).status).toBe(
      200,
    );
    const [stored] = await submissionsOf(correlationId);
    expect(stored).toMatchObject({ values: { lastname: 'Nul' }, context: { pageTitle: 'ab\ufffd' } });
  });

  it('takes an email that is too long to be a key', async () => {
    const email = `${'x'.repeat(5000)}@example.com`;
    expect((await submit(app, EMAIL_FORM, { email })).status).toBe(200);
  });

  it('keeps only addresses of the web as the page', async () => {
    const correlationId = randomUUID();
    await submit(app, EMAIL_FORM, { email: 'page@example.com' }, { correlationId, pageUrl: 'javascript:alert(1)' });
    expect(await submissionsOf(correlationId)).toMatchObject([{ pageUrl: null }]);
  });
});

describe('a repeated submission', () => {
  it('is stored once and answered the same', async () => {
    const context = { correlationId: randomUUID() };
    const first = await jsonOf(submit(app, EMAIL_FORM, { email: 'twice@example.com' }, context));
    const second = await jsonOf(submit(app, EMAIL_FORM, { email: 'twice@example.com' }, context));
    expect(second).toEqual(first);
    expect(await submissionsOf(context.correlationId)).toHaveLength(1);
  });

  it('is stored once and answered the same when all arrive at once', async () => {
    const context = { correlationId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => jsonOf(submit(app, EMAIL_FORM, { email: 'burst@example.com' }, context))),
    );
    expect(new Set(answers.map((answer) => answer.conversionId)).size).toBe(1);
    expect(await submissionsOf(context.correlationId)).toHaveLength(1);
    expect(await contactsOf('burst@example.com')).toHaveLength(1);
  });

  it('is another one at another form', async () => {
    const context = { correlationId: randomUUID() };
    await submit(app, EMAIL_FORM, { email: 'both@example.com' }, context);
    await submit(app, CONTACT_FORM, { lastname: 'Both', email: 'both@example.com' }, context);
    expect(await submissionsOf(context.correlationId)).toHaveLength(2);
  });
});

describe('a refused submission', () => {
  it('names each field and what is wrong with it', async () => {
    const context = { correlationId: randomUUID() };
    const response = await submit(app, CONTACT_FORM, { firstname: 'Ada', lastname: ' ', email: 'nobody' }, context);
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toEqual({
      status: 'error',
      message: expect.stringContaining('lastname'),
      correlationId: expect.any(String),
      formSubmissionError: 'MISSING_REQUIRED_FIELDS',
      localizedVisitorErrorMessage: 'Please complete all required fields.',
      validationResults: [
        {
          fieldName: 'lastname',
          formSubmissionValidationType: 'REQUIRED_FIELD',
          localizedVisitorErrorMessage: 'Please complete this required field.',
        },
        {
          fieldName: 'email',
          formSubmissionValidationType: 'INVALID_EMAIL_FORMAT',
          localizedVisitorErrorMessage: 'Email must be formatted correctly.',
        },
      ],
    });
    expect(await submissionsOf(context.correlationId)).toEqual([]);
  });

  it('may be sent again, put right, under the same id', async () => {
    const context = { correlationId: randomUUID() };
    expect((await submit(app, EMAIL_FORM, { email: 'wrong' }, context)).status).toBe(400);
    expect((await submit(app, EMAIL_FORM, { email: 'right@example.com' }, context)).status).toBe(200);
  });

  it('has the type of its only problem', async () => {
    const answer = await jsonOf(submit(app, EMAIL_FORM, { email: 'a b@example.com' }));
    expect(answer.formSubmissionError).toBe('INVALID_EMAIL_FORMAT');
    expect(answer).not.toHaveProperty('localizedVisitorErrorMessage');
  });

  it.each([
    ['no JSON', 'nonsense{'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a correlation id that is no text', '{"correlationId": {}}'],
    ['a correlation id without end', JSON.stringify({ correlationId: 'x'.repeat(129) })],
    ['nesting without end', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('has an hs_context of %s', async (_, context) => {
    const response = await submit(app, EMAIL_FORM, { email: 'meta@example.com' }, context);
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).formSubmissionError).toBe('INVALID_METADATA');
  });

  it('has fields that the form does not have', async () => {
    const response = await submit(app, EMAIL_FORM, { email: 'extra@example.com', admin: 'yes', __proto__x: '1' });
    expect(response.status).toBe(400);
    const answer = await jsonOf(response);
    expect(answer.formSubmissionError).toBe('FIELD_NOT_IN_FORM_DEFINITION');
    expect(answer.validationResults.map((result: { fieldName: string }) => result.fieldName)).toEqual([
      'admin',
      '__proto__x',
    ]);
  });

  it('is for a form that never existed', async () => {
    for (const formId of ['00000000-0000-4000-8000-000000000000', 'not-a-guid']) {
      const response = await submit(app, formId, { email: 'ada@example.com' });
      expect(response.status).toBe(404);
      expect((await jsonOf(response)).formSubmissionError).toBe('FORM_NEVER_EXISTED');
    }
  });

  it('is larger than a submission may be', async () => {
    const response = await submit(app, EMAIL_FORM, { email: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(413);
    expect((await jsonOf(response)).status).toBe('error');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has a body that is no form', async () => {
    const response = await app.request(submitPath(EMAIL_FORM), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'no parts at all',
    });
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).formSubmissionError).toBe('SUBMISSION_NOT_ALLOWED');
  });

  it('brings a file that no field asks for', async () => {
    const body = new FormData();
    body.set('email', new File(['x'], 'x.txt'));
    const response = await app.request(submitPath(EMAIL_FORM), { method: 'POST', body });
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).formSubmissionError).toBe('SUBMISSION_NOT_ALLOWED');
  });
});
