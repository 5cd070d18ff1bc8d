import type { Connection } from '@mountkit/provider';
import { openTestDatabase as openProviderDatabase } from '../../../../packages/provider/src/testing/database';
import { shopPart } from '../admin/shop-part';
import { seed } from '../db/seed';

export {
  createSharedDatabase,
  HOOK_MS,
  newDataFolder,
  temporaryFolder,
} from '../../../../packages/provider/src/testing/database';

/** A seeded database of this test file's own; closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await openProviderDatabase(shopPart.migrations ? [shopPart.migrations] : []);
  await seed(connection.db);
  return connection;
}
