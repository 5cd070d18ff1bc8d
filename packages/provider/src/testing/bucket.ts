import { mkdtemp, rm, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** `answer` does what the store does without a fault. */
type Handler = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/** A store that speaks S3, with one bucket that may fail. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'mountkit-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await store.run();
  const answer = store.callback();
  let fault: Handler | null = null;
  store.httpServer.removeAllListeners('request');
  store.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'PUT' && fault !== null) fault(request, response, () => answer(request, response));
    else answer(request, response);
  });
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: 'on',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The names of all objects. */
    async names(): Promise<string[]> {
      const { objects } = await store.store.listObjects(BUCKET, { maxKeys: 1000 });
      return objects.map(({ key }) => key);
    },
    /** Makes an object as old as can be. */
    age: (name: string) => utimes(join(directory, BUCKET, `${name}._S3rver_object`), 0, 0),
    /** Answers what is written from now on; null where the store does so itself. */
    failWith(next: Handler | null) {
      fault = next;
    },
    async stop() {
      store.httpServer.closeAllConnections();
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

const BUCKET = 'uploads-of-tests';

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;
