-- Forms as their definition documents; the columns are what they are looked up by.
CREATE TABLE forms (
  portal_id bigint NOT NULL,
  guid uuid NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (portal_id, guid)
);
--> statement-breakpoint
-- Contacts, companies, tickets and feedback, told apart by their object type.
-- A record with a natural key (a contact's email in lower case) is there once; NULL keys never collide.
CREATE TABLE records (
  id uuid PRIMARY KEY,
  object_type_id text NOT NULL,
  natural_key text,
  properties jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT records_natural_key UNIQUE (object_type_id, natural_key)
);
--> statement-breakpoint
CREATE INDEX records_newest ON records (object_type_id, created_at DESC);
--> statement-breakpoint
CREATE TABLE submissions (
  id uuid PRIMARY KEY,
  portal_id bigint NOT NULL,
  form_guid uuid NOT NULL,
  correlation_id text NOT NULL,
  conversion_id uuid NOT NULL,
  "values" jsonb NOT NULL,
  context jsonb NOT NULL,
  page_url text,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT submissions_form FOREIGN KEY (portal_id, form_guid) REFERENCES forms (portal_id, guid),
  -- What makes a repeated submission the same submission, also when both arrive at once.
  CONSTRAINT submissions_correlation UNIQUE (portal_id, form_guid, correlation_id)
);
--> statement-breakpoint
CREATE INDEX submissions_newest ON submissions (created_at DESC);
--> statement-breakpoint
CREATE INDEX submissions_newest_of_form ON submissions (form_guid, created_at DESC);
--> statement-breakpoint
CREATE TABLE submission_records (
  submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  object_type_id text NOT NULL,
  record_id uuid NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  PRIMARY KEY (submission_id, object_type_id)
);
--> statement-breakpoint
CREATE INDEX submission_records_of_record ON submission_records (record_id);
