import { setImmediate } from 'node:timers/promises';
import { type PGlite, parse, protocol } from '@electric-sql/pglite';

interface Named {
  name: string;
  text: string;
}

/** The types of the parameters of what each embedded database has prepared, by the statement's name. */
const prepared = new WeakMap<PGlite, Map<string, readonly number[]>>();

/**
 * Runs a statement that the embedded database plans once: its own `query` plans it each time, which costs three times
 * what running it costs. Waits for a transaction that is open, as `query` does. It runs in this thread: before it, the
 * process takes connections and requests, which would otherwise wait until nothing is to be done.
 */
export async function runPrepared(client: PGlite, statement: Named, values: readonly unknown[]): Promise<unknown[]> {
  await setImmediate();
  return client._runExclusiveTransaction(() =>
    client.runExclusive(async () => {
      if (client.closed) throw new Error('the embedded database is closed');
      const types = await prepare(client, statement);
      const texts = values.map((value, index) => {
        if (value === null) return null;
        return client.serializers[types[index] ?? 0]?.(value) ?? String(value);
      });
      const { messages } = await client.execProtocol(
        inOne([
          protocol.serialize.bind({ statement: statement.name, values: texts }),
          protocol.serialize.describe({ type: 'P' }),
          protocol.serialize.execute({}),
          protocol.serialize.sync(),
        ]),
      );
      return parse.parseResults(messages, client.parsers)[0]?.rows ?? [];
    }),
  );
}

async function prepare(client: PGlite, { name, text }: Named): Promise<readonly number[]> {
  const known = prepared.get(client) ?? new Map<string, readonly number[]>();
  prepared.set(client, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const { messages } = await client.execProtocol(
    inOne([
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
      protocol.serialize.sync(),
    ]),
  );
  const types = parse.parseDescribeStatementResults(messages);
  known.set(name, types);
  return types;
}

/** Messages that are sent together cost one call of the database. */
function inOne(messages: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}
