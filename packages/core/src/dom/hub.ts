import { createEmitter, type Emitter } from '../logic/emitter';
import { report } from './reporter';
import { shared } from './shared';

/** The events of all widgets by full name, for `mountkit.on`: `forms:ready`, `popups:show`; `*` for all. */
export const hub = (): Emitter<Record<string, unknown>> =>
  shared('hub', () => createEmitter((error, name) => report(`a listener of ${name} threw`, error)));
