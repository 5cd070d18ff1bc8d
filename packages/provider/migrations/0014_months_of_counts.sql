-- Counts of days lie in a partition for each month, which goes as a whole after its time. What is there already becomes
-- the partition of all days that have none of their own.
ALTER TABLE daily_counts RENAME TO daily_counts_other;
--> statement-breakpoint
ALTER TABLE daily_counts_other RENAME CONSTRAINT daily_counts_pkey TO daily_counts_other_pkey;
--> statement-breakpoint
CREATE TABLE daily_counts (LIKE daily_counts_other INCLUDING DEFAULTS INCLUDING INDEXES) PARTITION BY RANGE (day);
--> statement-breakpoint
ALTER TABLE daily_counts ATTACH PARTITION daily_counts_other DEFAULT;
