-- For how many days the submissions of a form are kept.
ALTER TABLE forms
  ADD COLUMN kept_days integer NOT NULL DEFAULT 400,
  ADD CONSTRAINT forms_kept_days CHECK (kept_days BETWEEN 1 AND 36500);
--> statement-breakpoint
-- Whose basket an order was made of: who erases a person finds the basket by it.
ALTER TABLE orders ADD COLUMN visitor text;
