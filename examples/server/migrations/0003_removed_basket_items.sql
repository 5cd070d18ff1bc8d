-- What was taken out of a basket, by the key of its line, so that it can be put back.
ALTER TABLE baskets ADD COLUMN IF NOT EXISTS removed jsonb NOT NULL DEFAULT '{}';
