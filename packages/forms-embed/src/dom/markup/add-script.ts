import { policy } from '@mountkit/core';

/** Puts a script into the page, under the page's policies and with the nonce of its own scripts: contract section 2. */
export function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  script.src = policy().createScriptURL(address);
  document.head.append(script);
  return script;
}
