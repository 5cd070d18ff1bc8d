-- Who may see and change what is stored.
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  -- In lower case.
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  -- The hash with its parameters.
  password text NOT NULL,
  -- Of one-time codes; they are asked for once it is confirmed.
  totp_secret text,
  is_totp_on boolean NOT NULL DEFAULT false,
  -- The time step of the last code that was used: a code is good once.
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  portal_id bigint NOT NULL REFERENCES portals (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, portal_id)
);
--> statement-breakpoint
CREATE INDEX memberships_portal ON memberships (portal_id);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);
--> statement-breakpoint
CREATE TABLE account_sessions (
  id uuid PRIMARY KEY,
  -- Of what the browser has in its cookie.
  token_hash text NOT NULL UNIQUE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Whether the password was right and the one-time code is missing.
  is_pending boolean NOT NULL,
  browser text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX account_sessions_account ON account_sessions (account_id);
--> statement-breakpoint
CREATE INDEX account_sessions_end ON account_sessions (ends_at);
--> statement-breakpoint
CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  portal_id bigint NOT NULL REFERENCES portals (id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'editor', 'viewer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  UNIQUE (portal_id, email)
);
--> statement-breakpoint
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  key_hash text NOT NULL UNIQUE,
  portal_id bigint NOT NULL REFERENCES portals (id) ON DELETE CASCADE,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX api_keys_portal ON api_keys (portal_id);
--> statement-breakpoint
-- Who did what, and when.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  -- Null is of the whole server.
  portal_id bigint,
  actor text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX audit_entries_newest ON audit_entries (created_at, id);
