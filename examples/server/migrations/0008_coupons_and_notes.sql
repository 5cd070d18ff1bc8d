-- What takes something off a basket, in percent of it; and what a visitor uses of it and writes to the shop.
CREATE TABLE IF NOT EXISTS coupons (
  code text PRIMARY KEY,
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100)
);
--> statement-breakpoint
INSERT INTO coupons (code, percent) VALUES ('ten', 10), ('spring', 25) ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE baskets ADD COLUMN IF NOT EXISTS coupons jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE baskets ADD COLUMN IF NOT EXISTS note text NOT NULL DEFAULT '';
