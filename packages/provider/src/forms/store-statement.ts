import { countRates } from '../db/count-rates';
import type { Statement } from '../db/statement';
import { FORM_VERSION } from './find-form';

/**
 * Everything that new submissions change, as one statement: each is stored whole or not at all, and all of them cost
 * one round trip. Of those that were checked before their form was asked for, `current` leaves out what was checked
 * against another version of it, and `sent` what is too much for its rate. Each part after that reads `added`, which
 * has no row for a submission that was stored before; then nothing else happens for it. Rows of a table are written in one order, so that no two statements wait for each other in a circle;
 * of one group no two submissions change the same row. Only what was sent under a visitor's token is ever given back
 * for it, and never the contact it belongs to: whoever sends a stranger's address under a token of their own would read
 * the stranger's record.
 */
export const STORE: Statement = {
  name: 'store_submissions',
  text: `
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS asked (
      id uuid, "portalId" bigint, "formGuid" uuid, "correlationId" text, values jsonb, context jsonb, "pageUrl" text,
      answer jsonb, records jsonb, hutk text, contact jsonb, files jsonb, "spamReasons" jsonb,
      "formVersion" text, "rateKey" text, "rateMost" float8, "rateMilliseconds" float8)
  ), current AS MATERIALIZED (
    SELECT asked.*,
      count(*) OVER same_rate - row_number() OVER same_rate AS "rateLater"
    FROM asked
    WHERE "formVersion" IS NULL OR EXISTS (
      SELECT FROM forms WHERE portal_id = "portalId" AND guid = "formGuid" AND ${FORM_VERSION} = "formVersion")
    WINDOW same_rate AS (PARTITION BY "rateKey")
  ), counted AS (
    ${countRates(`SELECT "rateKey" AS key, count(*) AS count, max("rateMilliseconds") AS milliseconds
      FROM current WHERE "rateKey" IS NOT NULL GROUP BY "rateKey"`)}
  ), sent AS MATERIALIZED (
    SELECT current.* FROM current LEFT JOIN counted ON counted.key = "rateKey"
    WHERE "rateKey" IS NULL OR counted.count - "rateLater" <= "rateMost"
  ), added AS (
    INSERT INTO submissions
      (id, portal_id, form_guid, correlation_id, conversion_id, values, context, page_url, answer)
    SELECT id, "portalId", "formGuid", "correlationId", (answer->>'conversionId')::uuid, values, context, "pageUrl",
      answer
    FROM sent ORDER BY "portalId", "formGuid", "correlationId"
    ON CONFLICT DO NOTHING
    RETURNING id, portal_id, form_guid, answer
  ), fresh AS (
    SELECT added.portal_id, added.form_guid, sent.* FROM added JOIN sent ON sent.id = added.id
  ), stored AS (
    INSERT INTO records AS before (id, object_type_id, natural_key, properties)
    SELECT record.id, record."objectTypeId", record."naturalKey", record.properties
    FROM fresh, jsonb_to_recordset(fresh.records)
      AS record (id uuid, "objectTypeId" text, "naturalKey" text, properties jsonb)
    ORDER BY record."objectTypeId", record."naturalKey"
    ON CONFLICT (object_type_id, natural_key)
    DO UPDATE SET properties = before.properties || excluded.properties, updated_at = now()
    RETURNING id, object_type_id, natural_key
  ), linked AS (
    INSERT INTO submission_records (submission_id, object_type_id, record_id)
    SELECT fresh.id, stored.object_type_id, stored.id
    FROM fresh, jsonb_to_recordset(fresh.records) AS record (id uuid, "objectTypeId" text, "naturalKey" text)
    JOIN stored ON stored.object_type_id = record."objectTypeId"
      AND (stored.natural_key = record."naturalKey" OR stored.id = record.id)
  ), remembered AS (
    INSERT INTO visitors AS before (portal_id, hutk, properties)
    SELECT portal_id, hutk, contact FROM fresh WHERE hutk IS NOT NULL ORDER BY portal_id, hutk
    ON CONFLICT (portal_id, hutk) DO UPDATE SET
      properties = CASE
        WHEN NOT excluded.properties ? 'email'
          OR lower(excluded.properties->>'email') = lower(before.properties->>'email')
        THEN before.properties || excluded.properties ELSE excluded.properties END,
      updated_at = now()
  ), filed AS (
    INSERT INTO uploads (id, submission_id, field_id, file_name, content_type, size, stored_name)
    SELECT file.id, fresh.id, file."fieldId", file."fileName", file."contentType", file.size, file."storedName"
    FROM fresh, jsonb_to_recordset(fresh.files) AS file
      (id uuid, "fieldId" text, "fileName" text, "contentType" text, size bigint, "storedName" uuid)
  ), marked AS (
    INSERT INTO spam_marks (submission_id, reasons)
    SELECT id, "spamReasons" FROM fresh WHERE "spamReasons" IS NOT NULL
  ), told AS (
    SELECT notifications.id, fresh.id AS submission_id
    FROM fresh JOIN notifications ON notifications.portal_id = fresh.portal_id
    WHERE (notifications.form_guid IS NULL OR notifications.form_guid = fresh.form_guid)
      AND fresh."spamReasons" IS NULL
    FOR KEY SHARE OF notifications
  ), noted AS (
    INSERT INTO deliveries (id, notification_id, submission_id)
    SELECT gen_random_uuid(), told.id, told.submission_id FROM told
  )
  SELECT asked.id, current.id IS NOT NULL AS "isCurrent", added.answer,
    CASE WHEN sent.id IS NULL THEN counted.seconds END AS "retryAfter"
  FROM asked
  LEFT JOIN current ON current.id = asked.id
  LEFT JOIN counted ON counted.key = current."rateKey"
  LEFT JOIN sent ON sent.id = asked.id
  LEFT JOIN added ON added.id = asked.id`,
};
