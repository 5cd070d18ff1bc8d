import type { HttpBindings } from '@hono/node-server';
import type { Site } from '../pages';

/** What handlers find on a request: the Node objects (absent in process) and what earlier handlers put there. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Names this request in answers and in the log. */
    correlationId: string;
    /** Links and words around the pages, where an application has its own. */
    site?: Site;
  };
}
