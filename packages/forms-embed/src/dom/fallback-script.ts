import { shared, type WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import { redirectAddress } from '../logic/redirect';
import type { FormOptions } from '../settings';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Loads the script that draws forms of another kind; only from the address that the page itself has named. */
export function loadFallbackScript(context: WidgetContext<FormOptions, FormEvents>): void {
  const { fallbackScript } = context.settings();
  if (!fallbackScript) return;
  const address = redirectAddress(fallbackScript, location.href, []);
  if (!address) {
    context.report(`data-fallback-script is ${JSON.stringify(fallbackScript)}, expected an http or https address`);
    return;
  }
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  // A policy's name is taken once per page.
  const policy = shared('policy', () => trustedTypes?.createPolicy('mountkit', { createScriptURL: (url) => url }));
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
  context.scope.add(() => script.remove());
}
