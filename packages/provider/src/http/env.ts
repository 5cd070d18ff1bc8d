import type { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { AdminPlace, Site } from '../pages';
import type { Caller } from '../people/caller-type';
import type { TrustedProxies } from './trusted-proxies';

/** What handlers find on a request: the Node objects (absent in process) and what earlier handlers put there. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** The body of this very request, which nobody has read. Whoever passes on a request of their own leaves it out. */
    unread?: Readable;
    /** Whose word for the client's address is taken; nobody's by default. */
    trustedProxies?: TrustedProxies | null;
  };
  Variables: {
    /** Names this request in answers and in the log. */
    correlationId: string;
    /** Links and words around the pages, where an application has its own. */
    site?: Site;
    /** The pages that whoever asks for something below `/admin/` may go to. */
    admin?: AdminPlace;
    /** Who asks for something below `/admin/`. */
    caller?: Caller;
    /** The portals whose data they may have; null is all of them. */
    reach?: readonly number[] | null;
  };
}
