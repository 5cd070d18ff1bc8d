-- The admin's figures and exports go by time.
CREATE INDEX IF NOT EXISTS orders_created ON orders (created_at, id);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS baskets_updated ON baskets (updated_at, id);
