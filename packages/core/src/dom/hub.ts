import { createEmitter, type Emitter } from '../logic/emitter';
import { report } from './reporter';
import { shared } from './shared';

/** Every widget's events by full name, as `mountkit.on` hears them: `forms:ready`, `popups:show`; `*` hears all. */
export const hub = (): Emitter<Record<string, unknown>> =>
  shared('hub', () => createEmitter((error, name) => report(`a listener of ${name} threw`, error)));
