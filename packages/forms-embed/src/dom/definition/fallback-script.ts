import { addScript } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';
import { ownAddress } from './own-address';

/** Loads the script that draws forms of another kind; only from an address that the page's owner has set. */
export function loadFallbackScript(context: FormContext): void {
  const address = ownAddress(context, 'fallbackScript');
  if (!address) return;
  const script = addScript(address);
  context.scope.add(() => script.remove());
}
