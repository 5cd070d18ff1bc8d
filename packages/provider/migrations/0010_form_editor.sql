-- What an editor knows of a form beside its definition. A form that nobody has edited has no row.
CREATE TABLE form_edits (
  portal_id bigint NOT NULL,
  form_guid uuid NOT NULL,
  title text,
  revision integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (portal_id, form_guid),
  CONSTRAINT form_edits_form FOREIGN KEY (portal_id, form_guid) REFERENCES forms (portal_id, guid) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE form_versions (
  portal_id bigint NOT NULL,
  form_guid uuid NOT NULL,
  number integer NOT NULL,
  definition jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (portal_id, form_guid, number),
  CONSTRAINT form_versions_form FOREIGN KEY (portal_id, form_guid) REFERENCES forms (portal_id, guid) ON DELETE CASCADE
);
