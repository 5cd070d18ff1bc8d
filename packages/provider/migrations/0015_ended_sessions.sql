-- Sessions of the admin token that somebody has signed out of, until they would have ended by themselves.
CREATE TABLE ended_sessions (
  session_hash text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX ended_sessions_end ON ended_sessions (ends_at);
