-- What visitors who allow it had filled in when they left a page without submitting its form.
CREATE TABLE partial_submissions (
  id uuid PRIMARY KEY,
  portal_id bigint NOT NULL,
  form_guid uuid NOT NULL,
  correlation_id text NOT NULL,
  -- In lower case, to find what belongs to a person.
  email text,
  hutk text,
  "values" jsonb NOT NULL,
  page_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT partial_submissions_form FOREIGN KEY (portal_id, form_guid) REFERENCES forms (portal_id, guid),
  CONSTRAINT partial_submissions_correlation UNIQUE (portal_id, form_guid, correlation_id)
);
--> statement-breakpoint
CREATE INDEX partial_submissions_created ON partial_submissions (created_at);
--> statement-breakpoint
CREATE INDEX partial_submissions_email ON partial_submissions (email);
