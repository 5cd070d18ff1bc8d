import { report } from '@mountkit/core';

/** What is fetched when it is needed: what only popups and only panels ask for, and what shows either. */
export interface Parts {
  popup: typeof import('../on-demand/triggers');
  off_canvas: typeof import('../on-demand/openers');
  show: typeof import('../on-demand/show');
}

const FETCH: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  popup: () => import('../on-demand/triggers'),
  off_canvas: () => import('../on-demand/openers'),
  show: () => import('../on-demand/show'),
};

/** The parts that are there. */
const parts: Partial<Parts> = {};

/** Runs with a part: at once where it is there, else when it has come; one that does not come is reported. */
export function withPart<Name extends keyof Parts>(
  name: Name,
  run: (part: Parts[Name]) => void,
  failed?: () => void,
): void {
  const part = parts[name];
  if (part) run(part);
  else {
    FETCH[name]()
      .then((fetched) => {
        parts[name] = fetched;
        run(fetched);
      })
      .catch((error) => {
        report(`the popups' ${name} did not come`, error, 'error');
        failed?.();
      });
  }
}

/** Fetches what has to be there before the popups of the page are: a script may ask at once why one is not shown. */
export const prepare = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector('[data-timing],[data-settings*=timing]')) {
      withPart('popup', ({ prepare }) => prepare().then(resolve), resolve);
    } else resolve();
  });
