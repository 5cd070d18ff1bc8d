-- Whose forms they are. Those of earlier forms are known by their forms.
CREATE TABLE portals (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
INSERT INTO portals (id, name) SELECT DISTINCT portal_id, 'Portal ' || portal_id FROM forms;
