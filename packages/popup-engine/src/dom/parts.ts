import { report } from '@mountkit/core';

/** What is fetched when it is needed. */
export interface Parts {
  rules: typeof import('../on-demand/rules');
  triggers: typeof import('../on-demand/triggers');
  show: typeof import('../on-demand/show');
  openers: typeof import('../on-demand/openers');
  actions: typeof import('../on-demand/actions');
}

const FETCH: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  rules: () => import('../on-demand/rules'),
  triggers: () => import('../on-demand/triggers'),
  show: () => import('../on-demand/show'),
  openers: () => import('../on-demand/openers'),
  actions: () => import('../on-demand/actions'),
};

/** The parts that are there. */
const parts: Partial<Parts> = {};

/** Takes parts that need not be fetched. */
const provideParts = (given: Partial<Parts>): unknown => Object.assign(parts, given);

/** Runs with a part: at once where it is there, else when it has come; one that does not come is reported. */
export function withPart<Name extends keyof Parts>(
  name: Name,
  run: (part: Parts[Name]) => void,
  failed: () => void = () => {},
): void {
  const part = parts[name];
  if (part) run(part);
  else {
    FETCH[name]().then(
      (fetched) => {
        provideParts({ [name]: fetched });
        run(fetched);
      },
      (error) => {
        report(`the ${name} of popups have not come`, error);
        failed();
      },
    );
  }
}

/** Fetches what has to be there before the popups of the page are: a script may ask at once why one is not shown. */
export const prepare = (): Promise<void> =>
  new Promise((resolve) => {
    const asks = document.querySelector('[data-mountkit~=popup]:is([data-timing],[data-settings*=timing])');
    if (!asks || parts.rules) resolve();
    else {
      FETCH.rules().then(
        (rules) => {
          provideParts({ rules });
          resolve();
        },
        () => resolve(),
      );
    }
  });
