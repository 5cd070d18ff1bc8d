// What a provider is compared with: node:http and pg alone, which write the rows of a submission. It checks nothing.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

// The very clients that the provider uses.
const require = createRequire(new URL('../../packages/provider/package.json', import.meta.url));
const busboy = require('busboy');
const pg = require('pg');
const { DATABASE_URL, PORTAL, FORM } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL });

const statements = {
  submission: `INSERT INTO submissions
    (id, portal_id, form_guid, correlation_id, conversion_id, values, context, page_url, answer)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  record: `INSERT INTO records (id, object_type_id, natural_key, properties) VALUES ($1, '0-1', $2, $3)
    ON CONFLICT (object_type_id, natural_key)
    DO UPDATE SET properties = records.properties || excluded.properties, updated_at = now() RETURNING id`,
  link: `INSERT INTO submission_records (submission_id, object_type_id, record_id) VALUES ($1, '0-1', $2)`,
};

async function store(values, context) {
  const client = await pool.connect();
  const run = (name, parameters) => client.query({ name, text: statements[name], values: parameters });
  try {
    await client.query('BEGIN');
    const id = randomUUID();
    const answer = { automaticLinker: false, conversionId: randomUUID(), formGuid: FORM };
    await run('submission', [
      id,
      PORTAL,
      FORM,
      context.correlationId,
      answer.conversionId,
      values,
      context,
      context.pageUrl,
      answer,
    ]);
    const { rows } = await run('record', [randomUUID(), values.email, values]);
    await run('link', [id, rows[0].id]);
    await client.query('COMMIT');
    return answer;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const values = {};
  const parser = busboy({ headers: request.headers });
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  parser.on('close', async () => {
    const { hs_context, ...fields } = values;
    const answer = await store(fields, JSON.parse(hs_context)).catch((error) => ({ error: String(error) }));
    response.writeHead('error' in answer ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  request.pipe(parser);
});
server.listen(0, '127.0.0.1', () => console.log(`ready on http://localhost:${server.address().port}`));
