-- What pages tell of by the day: popups shown and closed, forms seen, begun, left and sent. No visitor is in it.
CREATE TABLE daily_counts (
  day date NOT NULL,
  name text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL DEFAULT '',
  count bigint NOT NULL,
  PRIMARY KEY (day, name, subject, detail)
);
--> statement-breakpoint
-- The admin's figures and exports go by time.
CREATE INDEX submissions_created ON submissions (created_at, id);
