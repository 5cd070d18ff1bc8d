/**
 * The statement that adds to the counts of rates, by the clock of the database; a window that has ended begins anew.
 * Keys in one order, so that two who count the same ones at once wait and do not lock each other. Answers the key, its
 * count and in how many seconds its window ends.
 *
 * @param source a query of `key`, `count` and `milliseconds`, each key once
 */
export const countRates = (source: string) => `
  INSERT INTO rate_limits AS limits (key, count, ends_at)
  SELECT told.key, told.count, now() + told.milliseconds * interval '1 millisecond'
  FROM (${source}) AS told
  ORDER BY told.key
  ON CONFLICT (key) DO UPDATE SET
    count = excluded.count + CASE WHEN limits.ends_at > now() THEN limits.count ELSE 0 END,
    ends_at = CASE WHEN limits.ends_at > now() THEN limits.ends_at ELSE excluded.ends_at END
  RETURNING key, count::float8 AS count, ceil(extract(epoch FROM ends_at - now()))::int AS seconds`;
