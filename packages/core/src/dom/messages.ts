import type { Disposer } from '../logic/disposer';
import { guard } from '../logic/guard';
import { listen } from './listen';
import { report } from './reporter';
import { shared } from './shared';

/** Which messages are meant. Every other one of the window is passed over without a word. */
export interface ExpectedMessage<T> {
  /** The window that must have sent it, asked for at each message; where it is null none is taken. */
  readonly source: () => MessageEventSource | null | undefined;
  /** The origin that window must have then, e.g. `https://app.example`. An origin without a name is never taken. */
  readonly origin: string;
  /** Checks the shape: what the message says, or undefined where it is another. */
  readonly read: (data: unknown) => T | undefined;
}

interface Ears {
  readonly all: Set<(event: MessageEvent) => void>;
  stop: Disposer;
}

const ears = (): Ears => shared('messages', () => ({ all: new Set(), stop: () => {} }));

/**
 * Listens to messages of another window. However many listen, and by however many copies of mountkit, the page has one
 * listener for `message`, and none when nobody listens. What a listener throws is reported.
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
