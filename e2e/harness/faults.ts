/** Keeps requests, or their answers, at the proxy until the test lets them go. */
export interface Hold {
  /** Held before the server sees the request, or before the browser sees the answer. */
  readonly hold: 'request' | 'answer';
  /** Resolves when something is held. */
  readonly arrived: Promise<void>;
  readonly release: () => void;
  /** Called by the proxy; resolves when the test lets go. */
  readonly wait: () => Promise<void>;
}

/** What happens to a request on its way. */
export type Fault =
  /** Forwarded as it is. */
  | 'pass'
  /** The connection is destroyed; the server sees nothing. */
  | 'refused'
  /** The server answers, and the connection breaks in the middle of the answer. */
  | 'cut'
  /** A page of HTML with status 200, as a captive portal gives it. */
  | 'nonsense'
  /** Forwarded twice at the same time; the first answer is given. */
  | 'twice'
  /** Answered with this status and body; the server sees nothing. */
  | { readonly status: number; readonly body?: string }
  /** Answered with a page; the server sees nothing. */
  | { readonly page: string; readonly headers?: Readonly<Record<string, string>> }
  /** Forwarded, and the answer is said to be of this type. */
  | { readonly type: string }
  /** Forwarded, and the answer's text changed. */
  | { readonly change: (text: string) => string }
  /** Forwarded after so many milliseconds. */
  | { readonly slow: number }
  | Hold;

/** What happens to requests, or what decides it for each of them by its body. */
export type FaultRule = Fault | ((body: string) => Fault | Promise<Fault>);

function createSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/** A fault that holds requests, or their answers, until `release`. */
export function createHold(hold: Hold['hold']): Hold {
  const arrival = createSignal();
  const release = createSignal();
  return {
    hold,
    arrived: arrival.given,
    release: release.give,
    wait() {
      arrival.give();
      return release.given;
    },
  };
}
