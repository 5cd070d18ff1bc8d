import type { Disposer } from '../logic/disposer';
import { createEmitter } from '../logic/emitter';
import { pageConfig } from './page-config';
import { report } from './reporter';
import { shared } from './shared';

/** What the visitor has allowed, by category. A category that is not there was not stated. */
export type ConsentState = Readonly<Record<string, boolean>>;

const state = () =>
  shared('consent', () => ({
    stated: {} as ConsentState,
    changes: createEmitter<{ change: ConsentState }>((error) => report('a listener of consent threw', error)),
  }));

/** States consent; categories that are not named keep what was stated before. Remembered until a widget asks. */
export function setConsent(stated: ConsentState): void {
  const all = state();
  all.stated = { ...all.stated, ...stated };
  all.changes.emit('change', all.stated);
}

/** Whether a category was allowed; undefined where nobody has stated it, in script or in the config block. */
export const readConsent = (category: string): boolean | undefined =>
  state().stated[category] ?? pageConfig().consent?.[category];

/** Calls back at each statement. */
export const onConsent = (listener: (stated: ConsentState) => void): Disposer => state().changes.on('change', listener);
