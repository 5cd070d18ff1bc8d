-- How much a key has had in the window that is open for it; the key is a hash, so that no address lies here.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  count bigint NOT NULL,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX rate_limits_ended ON rate_limits (ends_at);
--> statement-breakpoint
-- Tokens of the stand-in bot check that nobody has used yet.
CREATE TABLE bot_tokens (
  token text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX bot_tokens_ended ON bot_tokens (ends_at);
