import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '../db/connect';
import { type DeliveryState, deliveries } from '../notify/schema';
import { type NotifySettings, readNotifySettings } from '../notify/settings';

/** Settings of a test: local receivers, and hardly any wait between attempts. */
export const testNotify = (changes: Partial<NotifySettings> = {}): NotifySettings => ({
  ...readNotifySettings({}, '/nowhere'),
  allowsPrivate: true,
  retrySeconds: 0.01,
  ...changes,
});

/** The deliveries of a notification. */
export const deliveriesOf = (db: Database, notificationId: string) =>
  db.select().from(deliveries).where(eq(deliveries.notificationId, notificationId)).orderBy(deliveries.createdAt);

/** Waits until all of them are in a state. */
export function becomes(db: Database, notificationId: string, state: DeliveryState) {
  return vi.waitFor(
    async () => {
      const found = await deliveriesOf(db, notificationId);
      const states = found.map((delivery) => delivery.state);
      if (states.length === 0 || states.some((each) => each !== state)) throw new Error(`they are ${states.join()}`);
      return found;
    },
    { timeout: 20_000, interval: 20 },
  );
}
