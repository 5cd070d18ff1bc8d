import { report } from '@mountkit/core';
import type { Action } from '../logic/action';
import { withPart } from './parts';

const KNOWN = /^(?:reload-page|popup:(?:open|close)|off_canvas:(?:open|close|toggle))$/;

/** Does what a link says: specification 1 section 2. `opener` is where it stands. False for an action that is not known. */
export function act(action: Action, opener?: Element | null): boolean {
  const isKnown = KNOWN.test(action.name);
  if (isKnown) withPart('actions', ({ perform }) => perform(action, opener));
  else report(`"${action.name}" is no link action`);
  return isKnown;
}
