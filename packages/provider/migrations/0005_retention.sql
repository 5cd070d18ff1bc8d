-- For how many days the submissions of a form are kept.
ALTER TABLE forms
  ADD COLUMN kept_days integer NOT NULL DEFAULT 400,
  ADD CONSTRAINT forms_kept_days CHECK (kept_days BETWEEN 1 AND 36500);
