import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time; the time of the insert where none is given. */
export const momentOf = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();
