import type { Database } from '@mountkit/provider';
import { seedSampleForms } from '@mountkit/provider/sample-forms';
import { seedPosts } from '../blog/posts';
import { seedCustomers } from '../shop/customers';
import { seedShop } from '../shop/seed-shop';

/** Puts the examples into a database that does not have them; those that are there stay as they are. */
export async function seed(db: Database): Promise<void> {
  await seedSampleForms(db);
  await seedShop(db);
  await seedPosts(db);
  await seedCustomers(db);
}
