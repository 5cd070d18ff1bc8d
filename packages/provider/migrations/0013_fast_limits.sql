-- Counts that are worth nothing after some minutes are not written to the log of the database: no request waits for a
-- disk or a replica on their account, and after a crash of the database they begin anew.
ALTER TABLE rate_limits SET UNLOGGED;
