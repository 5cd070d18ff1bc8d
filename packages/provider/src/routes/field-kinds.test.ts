import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { readBotSettings } from '../forms/bot-settings';
import type { AppEnv } from '../http/env';
import { seededGuid } from '../sample-forms/seeded-forms';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, itemsOf, jsonOf, submit } from '../testing/requests';

let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db, bots: { ...readBotSettings({}), isStandIn: true } });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

type Values = Readonly<Record<string, string | readonly string[]>>;
const email = 'ada@example.com';

/** Submits and answers what was stored, or the refusals by field. */
async function send(number: number, values: Values, context: object = {}): Promise<Record<string, unknown>> {
  const correlationId = randomUUID();
  const response = await submit(app, seededGuid(number), { email, ...values }, { ...context, correlationId });
  if (response.ok) {
    const items = await itemsOf(app, `/admin/api/submissions?formId=${seededGuid(number)}`);
    return items.find((item) => item.correlationId === correlationId)?.values as Record<string, unknown>;
  }
  const { formSubmissionError, validationResults } = await jsonOf(response);
  const results = validationResults as { fieldName: string; formSubmissionValidationType: string }[];
  return {
    error: formSubmissionError,
    ...Object.fromEntries(results.map((result) => [result.fieldName, result.formSubmissionValidationType])),
  };
}

describe('consents', () => {
  const processing = 'LEGAL_CONSENT.processing';
  const newsletter = 'LEGAL_CONSENT.subscription_type_301';
  const orders = 'LEGAL_CONSENT.subscription_type_302';

  it('are stored with the submission, and not with the contact', async () => {
    const given = { [processing]: 'true', [newsletter]: 'false', [orders]: 'true' };
    expect(await send(2, given)).toEqual({ email, ...given });
    const [contact] = await itemsOf(app, `/admin/api/contacts?email=${email}`);
    expect(contact?.properties).toEqual({ email });
  });

  it('are asked for where they have to be given', async () => {
    expect(await send(2, { [processing]: 'false' })).toEqual({
      error: 'MISSING_REQUIRED_FIELDS',
      [processing]: 'REQUIRED_FIELD',
      [orders]: 'REQUIRED_FIELD',
    });
  });

  it('are yes or no', async () => {
    const given = { [processing]: 'true', [orders]: 'true', [newsletter]: '<b>' };
    expect(await send(2, given)).toEqual({
      error: 'INVALID_LEGAL_OPTION_FORMAT',
      [newsletter]: 'INVALID_LEGAL_OPTION_FORMAT',
    });
  });

  it('belong to a form that asks for them', async () => {
    const type = 'FIELD_NOT_IN_FORM_DEFINITION';
    expect(await send(3, { topic: 'Sales', [processing]: 'true' })).toEqual({ error: type, [processing]: type });
    expect(await send(2, { 'LEGAL_CONSENT.subscription_type_999': 'true' })).toMatchObject({ error: type });
  });
});

describe('dependent fields', () => {
  it('are taken, however deep they lie', async () => {
    const values = { topic: 'Support', order_number: '0', order_date: 'yesterday' };
    expect(await send(3, values)).toEqual({ email, ...values });
  });

  it('are asked for exactly where their parent has the value', async () => {
    expect(await send(3, { topic: 'Sales' })).toEqual({ email, topic: 'Sales' });
    const missing = { error: 'MISSING_REQUIRED_FIELDS', order_number: 'REQUIRED_FIELD' };
    expect(await send(3, { topic: 'Support' })).toEqual(missing);
    expect(await send(3, { topic: 'Support', order_number: ' ' })).toEqual(missing);
  });

  it('are not stored where nobody saw them, and the context says so', async () => {
    const values = { topic: 'Sales', order_number: '', order_date: 'today', message: 'hello' };
    expect(await send(3, values, { fieldsNotShown: ['lie'], more: 1 })).toEqual({ email, topic: 'Sales' });
    const [last] = await itemsOf(app, `/admin/api/submissions?formId=${seededGuid(3)}`);
    expect(last?.context).toMatchObject({ fieldsNotShown: ['order_date', 'message'], more: 1 });

    await send(3, { topic: 'Sales' }, { fieldsNotShown: ['lie'] });
    const [next] = await itemsOf(app, `/admin/api/submissions?formId=${seededGuid(3)}`);
    expect(next?.context).not.toHaveProperty('fieldsNotShown');
  });
});

describe('smart groups', () => {
  const newVisitor = () => randomUUID().replaceAll('-', '');

  it('are asked for where the visitor is not known', async () => {
    const missing = { error: 'MISSING_REQUIRED_FIELDS', firstname: 'REQUIRED_FIELD', lastname: 'REQUIRED_FIELD' };
    expect(await send(4, {})).toEqual(missing);
    expect(await send(4, {}, { hutk: newVisitor() })).toEqual(missing);
  });

  it('give way to others where they are known', async () => {
    const hutk = newVisitor();
    const name = { firstname: 'Ada', lastname: 'Moss' };
    expect(await send(4, { ...name, jobtitle: 'Potter' }, { hutk })).toEqual({ email, ...name });
    expect(await send(4, {}, { hutk })).toEqual({ error: 'MISSING_REQUIRED_FIELDS', jobtitle: 'REQUIRED_FIELD' });
    expect(await send(4, { jobtitle: 'Potter' }, { hutk })).toEqual({ email, jobtitle: 'Potter' });
  });

  it('are taken from a known visitor who was asked for them all the same', async () => {
    const hutk = newVisitor();
    const name = { firstname: 'Ada', lastname: 'Moss' };
    await send(4, name, { hutk });
    expect(await send(4, { ...name, firstname: 'Eve' }, { hutk })).toEqual({ email, ...name, firstname: 'Eve' });
    expect(await send(4, { ...name, firstname: '' }, { hutk })).toMatchObject({ firstname: 'REQUIRED_FIELD' });
  });

  it('that the visitor had no field for are no fault of the visitor', async () => {
    const hutk = newVisitor();
    expect(await send(4, { jobtitle: 'Potter' }, { hutk, renderedFieldsIds: ['email', 'jobtitle'] })).toEqual({
      error: 'OUT_OF_DATE',
    });
  });
});

describe('values that are none of the options', () => {
  const error = 'VALUE_NOT_IN_FIELD_DEFINITION';
  const good = { plan: 'Small', terms: 'true', extras: 'Tax' };

  it.each([
    ['a select', 3, { topic: 'Gossip' }, 'topic'],
    ['two of a select', 3, { topic: ['Sales', 'Other'] }, 'topic'],
    ['radio buttons', 9, { ...good, plan: 'small' }, 'plan'],
    ['checkboxes', 9, { ...good, extras: ['Tax', 'Gold'] }, 'extras'],
    ['a single checkbox', 9, { ...good, terms: 'on' }, 'terms'],
  ])('are refused: %s', async (_, number, values, field) => {
    expect(await send(number, values)).toEqual({ error, [field]: error });
  });

  it('are told in words', async () => {
    const response = await submit(app, seededGuid(3), { email, topic: 'Gossip' });
    expect((await jsonOf(response)).validationResults).toMatchObject([
      { localizedVisitorErrorMessage: 'Please choose one of the options.' },
    ]);
  });
});

describe('hidden inputs', () => {
  it('are taken as they are: no visitor could mend them', async () => {
    const required = ['text_required', 'textarea_required'];
    const refused = await send(11, { campaign: 'spring' });
    expect(Object.keys(refused)).toEqual(expect.arrayContaining(required));
    expect(refused).not.toHaveProperty('campaign');
  });

  it('are no longer than others', async () => {
    expect(await send(11, { campaign: 'x'.repeat(65_537) })).toHaveProperty('campaign');
  });
});

describe('email addresses that a form does not want', () => {
  it.each(['ada@gmail.com', 'ada@Competitor.example', 'ada@rival.example', 'ada@unwanted.example'])(
    'are refused: %s',
    async (unwanted) => {
      expect(await send(5, { email: unwanted })).toEqual({ error: 'BLOCKED_EMAIL', email: 'BLOCKED_EMAIL' });
    },
  );

  it('are none of the others', async () => {
    expect(await send(5, { email: 'ada@company.example' })).toEqual({ email: 'ada@company.example' });
  });
});

describe('the bot check', () => {
  it('has to be passed where the form asks for it', async () => {
    const error = 'RECAPTCHA_VALIDATION_ERROR';
    expect(await send(7, {})).toEqual({ error });
    expect(await send(7, { 'g-recaptcha-response': 'invalid' })).toEqual({ error });
    expect(await send(7, { 'g-recaptcha-response': 'token' })).toEqual({ email });
  });
});

describe('fields of other objects', () => {
  it('are stored as companies, tickets and feedback', async () => {
    const values = {
      '0-2/domain': 'moss.example',
      'TICKET.subject': 'A cup',
      'FEEDBACK_SUBMISSION.hs_negative_follow_up': 'It broke.',
    };
    expect(await send(8, values)).toEqual({ email, ...values });
  });
});

describe('several values', () => {
  it('are joined by semicolons', async () => {
    const values = { plan: 'Small', terms: 'true' };
    expect(await send(9, { ...values, extras: ['Tax', 'Post'] })).toMatchObject({ ...values, extras: 'Tax;Post' });
  });

  it('are not without end', async () => {
    const extras = Array.from({ length: 1001 }, () => 'Tax');
    expect(await send(9, { extras })).toEqual({ error: 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED' });
  });
});
