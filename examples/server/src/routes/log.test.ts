import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, uploadFolder } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { addressesOf, addressOfRoute, listRoutes } from '../testing/every-route';
import { examples } from '../testing/products';
import { CONTACT_FORM, createTestApp, from, PORTAL, submit, submitPath } from '../testing/requests';
import { callShop, newVisitor } from '../testing/visitor';

/** What a log must never hold. */
const EMAIL = 'ada.lovelace@private.example';
const NAME = 'Adalovelace';
const TOKEN = '5ec2e7a11b5ec2e7a11b5ec2e7a11b00';
const SECRETS = [EMAIL, encodeURIComponent(EMAIL), NAME, TOKEN, 'private'];

const log: string[] = [];
let folder: string;
let connection: Connection;
const appOf = (uploads: string) =>
  createTestApp({ db: connection.db, uploads: uploadFolder(uploads), report: (entry) => log.push(entry) });

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(() => rm(folder, { recursive: true }), HOOK_MS);

beforeEach(() => {
  log.length = 0;
  const listen = (...said: unknown[]) => {
    log.push(said.map(String).join(' '));
    return true;
  };
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation(listen);
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(listen);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const TABLES = ['submissions', 'records', 'visitors', 'uploads', 'orders', 'customers', 'error_reports'];
const onEveryTable = async (statement: (table: string) => string) => {
  for (const table of TABLES) await connection.db.execute(sql.raw(statement(table)));
};

/** Everything by which somebody tells this server about themselves. */
async function sayEverything(uploads = folder): Promise<number[]> {
  const app = appOf(uploads);
  const person = { firstname: NAME, lastname: NAME, email: EMAIL };
  const context = { hutk: TOKEN, pageUrl: `https://shop.example/?email=${EMAIL}` };
  const file = new FormData();
  file.set('email', EMAIL);
  file.set('cv', new File([NAME], `${NAME}.txt`));
  const queries = `portalId=${PORTAL}&formId=${CONTACT_FORM}`;
  const answers = [
    await submit(app, CONTACT_FORM, person, context),
    await app.request(submitPath(seededGuid(1)), { method: 'POST', body: file }),
    await app.request(`/uploads/form/v2/${PORTAL}/${CONTACT_FORM}`, {
      method: 'POST',
      body: new URLSearchParams({ ...person, hs_context: JSON.stringify(context) }),
    }),
    await app.request(`/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json?hutk=${TOKEN}`),
    await app.request(`/embed/v3/error.gif?portalId=${PORTAL}&formId=${CONTACT_FORM}&message=${EMAIL}`),
    await app.request(`/emailcheck/v1/json-ext?${queries}`, { method: 'POST', body: EMAIL }),
    await app.request(`/emailcheck/v1/form-resubscribe?${queries}`, { method: 'POST', body: EMAIL }),
    await app.request(`/admin/api/contacts?email=${EMAIL}`, {}, from('127.0.0.1')),
    await app.request(`/checkout/order-received/10001/?key=${TOKEN}`),
    await app.request('/my-account/', { headers: { cookie: `mountkit_customer=${TOKEN}` } }),
  ];
  const visitor = newVisitor(app);
  await callShop(visitor, 'add_to_cart', { product_id: String(examples.simple.id) });
  const inputsOn = async (path: string, names: readonly string[]) => {
    const html = await (await visitor.get(path)).text();
    return Object.fromEntries(
      names.map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '']),
    );
  };
  answers.push(
    await visitor.post('/my-account/', {
      ...(await inputsOn('/my-account/', ['woocommerce-register-nonce'])),
      ...{ register: '', reg_email: EMAIL, reg_name: NAME, reg_password: TOKEN },
    }),
  );
  const billing = { billing_first_name: NAME, billing_last_name: NAME, billing_email: EMAIL, billing_country: 'GB' };
  answers.push(
    await visitor.post('/checkout/', {
      ...{ ...billing, billing_address_1: NAME, billing_postcode: 'x', billing_city: 'x', order_comments: NAME },
      ...(await inputsOn('/checkout/', ['woocommerce-process-checkout-nonce', 'cart_hash'])),
    }),
  );
  return answers.map(({ status }) => status);
}

function expectSilence(): void {
  const said = log.join('\n');
  for (const secret of SECRETS) expect(said.toLowerCase()).not.toContain(secret.toLowerCase());
}

describe('the log', { timeout: 120_000 }, () => {
  it('names the route, the code and the correlation id of a fault', async () => {
    await onEveryTable((table) => `ALTER TABLE ${table} ADD CONSTRAINT ${table}_never CHECK (false) NOT VALID`);
    const response = await submit(appOf(folder), CONTACT_FORM, { lastname: NAME, email: EMAIL });
    const { correlationId } = await response.json();
    expect(response.headers.get('server-timing')).toContain(correlationId);
    const route = '/submissions/v3/public/submit/formsnext/multipart/:portalId/:formId/json';
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(`POST ${route} failed (${correlationId}): SQLSTATE 23514: `);
    expect(log[0]).toContain('(table submissions, constraint submissions_never)');
    expect(log[0]).toContain('store-together.ts');
    expectSilence();
  });

  it('holds no value of a row that a constraint refuses', async () => {
    expect(await sayEverything()).toContain(500);
    expect(log.join()).toContain('SQLSTATE 23514');
    for (const table of ['submissions', 'orders', 'customers', 'error_reports'])
      expect(log.join()).toContain(`(table ${table},`);
    expectSilence();
    await onEveryTable((table) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_never`);
  });

  it('holds no value of a row that is there already', async () => {
    await connection.db.execute(sql.raw(`CREATE UNIQUE INDEX one_name ON records ((properties->>'firstname'))`));
    await connection.db.execute(sql.raw(`CREATE UNIQUE INDEX one_token ON visitors ((properties->>'firstname'))`));
    const app = appOf(folder);
    await submit(app, CONTACT_FORM, { firstname: NAME, lastname: 'x', email: 'first@example.com' });
    expect(await sayEverything()).toContain(500);
    expect(log.join()).toContain('SQLSTATE 23505');
    expectSilence();
    await connection.db.execute(sql.raw('DROP INDEX one_name, one_token'));
  });

  it('holds nothing of what the database itself says of a row', async () => {
    await connection.db.execute(
      sql.raw(`CREATE FUNCTION complain() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'cannot store %', to_jsonb(NEW) USING DETAIL = to_jsonb(NEW)::text; END $$`),
    );
    await onEveryTable(
      (table) => `CREATE TRIGGER complain BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION complain()`,
    );
    expect(await sayEverything()).toContain(500);
    expect(log.join()).toContain('SQLSTATE P0001');
    expectSilence();
    await onEveryTable((table) => `DROP TRIGGER complain ON ${table}`);
  });

  it('names the fault of a disk, and not the file that was sent', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    await sayEverything(file);
    expect(log.join()).toMatch(/(EEXIST|ENOTDIR): /);
    expectSilence();
  });

  it('holds nothing of any request while the database is gone', async () => {
    await connection.close();
    await sayEverything();
    const app = appOf(folder);
    for (const route of listRoutes(app)) {
      const init = { method: route.method, headers: { 'sec-fetch-site': 'same-origin' } };
      const addresses = [...addressesOf(route, encodeURIComponent(EMAIL)), addressOfRoute(route)];
      for (const address of addresses) {
        const body = new URLSearchParams({ email: EMAIL, token: TOKEN, name: NAME });
        await app.request(address, route.method === 'GET' ? init : { ...init, body }, from('127.0.0.1'));
      }
    }
    expect(log.length).toBeGreaterThan(50);
    expectSilence();
  });
});
