import type { Disposer } from '../logic/disposer';
import { guard } from '../logic/guard';
import { listen } from './listen';
import { report } from './reporter';
import { shared } from './shared';

/** The messages to accept. All others are ignored. */
export interface ExpectedMessage<T> {
  /** The window that must have sent it, checked at each message; null accepts none. */
  readonly source: () => MessageEventSource | null | undefined;
  /** The origin of that window, e.g. `https://app.example`. An opaque origin is never accepted. */
  readonly origin: string;
  /** Checks the shape: returns the message's data, or undefined for another message. */
  readonly read: (data: unknown) => T | undefined;
}

interface Ears {
  readonly all: Set<(event: MessageEvent) => void>;
  stop: Disposer;
}

const ears = (): Ears => shared('messages', () => ({ all: new Set(), stop: () => {} }));

/**
 * Listens to messages of another window. The page has one listener for `message`, for all copies of mountkit, and only
 * while it is needed. An error in a listener is reported.
 */
export function onMessage<T>({ source, origin, read }: ExpectedMessage<T>, listener: (said: T) => void): Disposer {
  const { all } = ears();

  const ear = (event: MessageEvent) => {
    const sender = source();
    if (!sender || event.source !== sender || event.origin !== origin || !/^\w+:/.test(origin)) return;
    const said = read(event.data);
    if (said !== undefined) listener(said);
  };

  if (!all.size) {
    ears().stop = listen(window, 'message', (event) => {
      for (const hear of [...all]) {
        guard(
          () => all.has(hear) && hear(event as unknown as MessageEvent),
          (error) => report('a listener to messages threw', error),
        );
      }
    });
  }
  all.add(ear);

  return () => {
    if (all.delete(ear) && !all.size) ears().stop();
  };
}
