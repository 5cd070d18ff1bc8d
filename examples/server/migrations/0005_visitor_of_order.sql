-- Whose basket an order was made of: who erases a person finds the basket by it.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS visitor text;
