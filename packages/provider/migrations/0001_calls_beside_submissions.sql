-- How a form is offered, and the next version of it that its owner is working on.
ALTER TABLE forms
  ADD COLUMN state text NOT NULL DEFAULT 'open',
  ADD COLUMN draft jsonb,
  ADD CONSTRAINT forms_state CHECK (
    state IN ('open', 'ended', 'unsupported', 'not-embeddable', 'forbidden', 'bot', 'rate-limited', 'failing')
  );
--> statement-breakpoint
-- Files that came with a submission; the bytes lie in the uploads folder under stored_name.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  field_id text NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  stored_name uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX uploads_of_submission ON uploads (submission_id);
--> statement-breakpoint
-- What a visitor's token stands for: the values that were sent under that very token, and no others.
CREATE TABLE visitors (
  portal_id bigint NOT NULL,
  hutk text NOT NULL,
  properties jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (portal_id, hutk)
);
--> statement-breakpoint
-- Addresses that want no mail; one that resubscribed keeps its row.
CREATE TABLE email_opt_outs (
  portal_id bigint NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  resubscribed_at timestamptz,
  PRIMARY KEY (portal_id, email)
);
--> statement-breakpoint
-- Who asked for mail again, when, and on which page.
CREATE TABLE email_resubscriptions (
  id uuid PRIMARY KEY,
  portal_id bigint NOT NULL,
  form_guid uuid NOT NULL,
  email text NOT NULL,
  page_title text NOT NULL,
  page_url text,
  remote_address text,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX email_resubscriptions_newest ON email_resubscriptions (created_at DESC);
--> statement-breakpoint
CREATE TABLE counters (
  key text PRIMARY KEY,
  count bigint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- One row for each message, however often it was reported; the details are those of the last time.
CREATE TABLE error_reports (
  message text PRIMARY KEY,
  details jsonb NOT NULL,
  count bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
