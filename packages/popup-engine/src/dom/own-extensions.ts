import { type Disposer, shared } from '@mountkit/core';
import type { Verdict } from '../logic/verdict';

/** The popup that a rule or a trigger of the page is asked for. */
export interface AskedPopup {
  readonly id: string;
  readonly element: HTMLElement;
}

/** The settings of a rule or a trigger of the page, by their names without its own: `city` for `weather_city`. */
export type OwnSettings = Readonly<Record<string, unknown>>;

/** Whether a popup may be shown by itself now; with a reason for `explain`. */
export type CheckRule = (settings: OwnSettings, popup: AskedPopup) => boolean | Pick<Verdict, 'passes' | 'reason'>;

/** Calls `fire` when the popup is to be shown; the answer stops it. */
export type StartTrigger = (fire: () => void, settings: OwnSettings, popup: AskedPopup) => Disposer | undefined;

/** What the page has registered, and popups that follow it. */
export interface Extensions {
  readonly rules: Map<string, CheckRule>;
  readonly triggers: Map<string, StartTrigger>;
  readonly changed: Set<() => void>;
}

export const extensions = (): Extensions =>
  shared('popups:own', () => ({ rules: new Map(), triggers: new Map(), changed: new Set() }));

/** Makes a function that registers. */
export const register =
  <Run>(kind: 'rules' | 'triggers') =>
  (name: string, run: Run): void => {
    const { [kind]: own, changed } = extensions();
    (own as object as Map<string, Run>).set(name, run);
    // Each popup that is checked again follows anew.
    for (const change of [...changed]) change();
  };
