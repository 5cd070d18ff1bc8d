import type { HttpBindings } from '@hono/node-server';

/** What handlers find on a request: the Node objects (absent in process) and what earlier handlers put there. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Names this request in answers and in the log. */
    correlationId: string;
    /** Names the visitor once the request has asked for it: see `visitorOf`. */
    visitor?: string;
  };
}
