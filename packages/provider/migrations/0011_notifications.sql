-- Who is told of submissions.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  portal_id bigint NOT NULL,
  -- Null is every form of the portal.
  form_guid uuid,
  kind text NOT NULL,
  settings jsonb NOT NULL,
  secret text NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX notifications_form ON notifications (portal_id, form_guid);
--> statement-breakpoint
-- What has to be told, and what became of it. What it says is read from the submission when it is sent.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  attempted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX deliveries_due ON deliveries (notification_id, due_at) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX deliveries_newest ON deliveries (created_at, id);
--> statement-breakpoint
CREATE INDEX deliveries_notification ON deliveries (notification_id, state);
--> statement-breakpoint
CREATE INDEX deliveries_submission ON deliveries (submission_id);
--> statement-breakpoint
-- Submissions that look like spam; they are kept like any other.
CREATE TABLE spam_marks (
  submission_id uuid PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  reasons jsonb NOT NULL,
  -- When somebody has said that it is none.
  cleared_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
