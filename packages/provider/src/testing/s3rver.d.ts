declare module 's3rver' {
  import type { RequestListener, Server } from 'node:http';

  /** The part of it that tests use; it has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    callback(): RequestListener;
    httpServer: Server;
    store: {
      listObjects(bucket: string, options: { maxKeys: number }): Promise<{ objects: readonly { key: string }[] }>;
    };
  }
}
