import type { Statement } from '../db/statement';

/**
 * Everything that a new submission changes, as one statement: it is stored whole or not at all, and costs one round
 * trip. Each part reads `added`, which has no row where the submission was stored before; then nothing else happens.
 * Records come sorted, so that no two submissions wait for each other in a circle. Only what was sent under a visitor's
 * token is ever given back for it, and never the contact it belongs to: whoever sends a stranger's address under a token
 * of their own would read the stranger's record.
 */
export const STORE: Statement = {
  name: 'store_submission',
  text: `
  WITH added AS (
    INSERT INTO submissions
      (id, portal_id, form_guid, correlation_id, conversion_id, values, context, page_url, answer)
    VALUES ($1::uuid, $2::bigint, $3::uuid, $4, $5::uuid, $6::jsonb, $7::jsonb, $8, $9::jsonb)
    ON CONFLICT DO NOTHING
    RETURNING id, portal_id, form_guid, answer
  ), stored AS (
    INSERT INTO records AS before (id, object_type_id, natural_key, properties)
    SELECT sent.id, sent."objectTypeId", sent."naturalKey", sent.properties
    FROM added, jsonb_to_recordset($10::jsonb)
      AS sent (id uuid, "objectTypeId" text, "naturalKey" text, properties jsonb)
    ON CONFLICT (object_type_id, natural_key)
    DO UPDATE SET properties = before.properties || excluded.properties, updated_at = now()
    RETURNING id, object_type_id
  ), linked AS (
    INSERT INTO submission_records (submission_id, object_type_id, record_id)
    SELECT added.id, stored.object_type_id, stored.id FROM added, stored
  ), remembered AS (
    INSERT INTO visitors AS before (portal_id, hutk, properties)
    SELECT added.portal_id, $11, $12::jsonb FROM added WHERE $11::text IS NOT NULL
    ON CONFLICT (portal_id, hutk) DO UPDATE SET
      properties = CASE
        WHEN NOT excluded.properties ? 'email'
          OR lower(excluded.properties->>'email') = lower(before.properties->>'email')
        THEN before.properties || excluded.properties ELSE excluded.properties END,
      updated_at = now()
  ), filed AS (
    INSERT INTO uploads (id, submission_id, field_id, file_name, content_type, size, stored_name)
    SELECT file.id, added.id, file."fieldId", file."fileName", file."contentType", file.size, file."storedName"
    FROM added, jsonb_to_recordset($13::jsonb) AS file
      (id uuid, "fieldId" text, "fileName" text, "contentType" text, size bigint, "storedName" uuid)
  ), marked AS (
    INSERT INTO spam_marks (submission_id, reasons)
    SELECT added.id, $14::jsonb FROM added WHERE $14::jsonb IS NOT NULL
  ), told AS (
    SELECT notifications.id, added.id AS submission_id
    FROM added JOIN notifications ON notifications.portal_id = added.portal_id
    WHERE (notifications.form_guid IS NULL OR notifications.form_guid = added.form_guid) AND $14::jsonb IS NULL
    FOR KEY SHARE OF notifications
  ), noted AS (
    INSERT INTO deliveries (id, notification_id, submission_id)
    SELECT gen_random_uuid(), told.id, told.submission_id FROM told
  )
  SELECT answer FROM added`,
};
