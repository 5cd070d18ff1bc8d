import type { Pool } from 'pg';

/** Pools whose connections cannot keep what was prepared. */
const unprepared = new WeakSet<Pool>();

/** Lets a pool send its statements without names, as a pooler needs it that gives each another connection. */
export function neverPrepare(pool: Pool): void {
  unprepared.add(pool);
}

export function isUnprepared(pool: Pool): boolean {
  return unprepared.has(pool);
}
