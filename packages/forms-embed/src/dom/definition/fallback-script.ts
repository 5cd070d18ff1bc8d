import type { FormContext } from '../../form/form-context';
import { redirectAddress } from '../../logic/submission/redirect';
import { addScript } from '../markup/add-script';
import { ownAddress } from './own-address';

/** Loads the script that draws forms of another kind; only from an address that the page itself has set. */
export function loadFallbackScript(context: FormContext): void {
  const fallbackScript = ownAddress(context, 'fallbackScript');
  if (!fallbackScript) return;
  const address = redirectAddress(fallbackScript, location.href, []);
  if (!address) {
    context.report(`data-fallback-script is ${JSON.stringify(fallbackScript)}, expected an http or https address`);
    return;
  }
  const script = addScript(address);
  context.scope.add(() => script.remove());
}
