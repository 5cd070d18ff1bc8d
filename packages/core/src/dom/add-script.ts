import { policy } from './policy';

/** Puts a script into the page, under the page's policies and with the nonce of its own scripts: contract section 2. */
export function addScript(address: string, { async = true } = {}): HTMLScriptElement {
  const script = document.createElement('script');
  // Without it scripts run in the order in which they were added.
  script.async = async;
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  script.src = policy().createScriptURL(address);
  document.head.append(script);
  return script;
}
