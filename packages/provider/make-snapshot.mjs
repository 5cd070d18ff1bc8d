// Makes dist/empty-database.tar.gz: an embedded database with all tables, so that a first start need not make one.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const client = await PGlite.create();
await migrate(drizzle(client), { migrationsFolder: at('migrations'), migrationsTable: '__drizzle_migrations' });
await client.exec('CHECKPOINT');
const dump = await client.dumpDataDir('gzip');
await client.close();
await writeFile(at('dist/empty-database.tar.gz'), Buffer.from(await dump.arrayBuffer()));
