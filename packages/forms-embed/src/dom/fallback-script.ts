import { shared, type WidgetContext } from '@mountkit/core';
import type { FormEvents } from '../events';
import type { FormOptions } from '../settings';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Loads the script that draws forms of another kind; only from the address that the page itself has named. */
export function loadFallbackScript(context: WidgetContext<FormOptions, FormEvents>): void {
  const { fallbackScript } = context.settings();
  if (!fallbackScript) return;
  const url = new URL(fallbackScript, location.href);
  if (!/^https?:$/.test(url.protocol)) {
    context.report(`data-fallback-script is ${JSON.stringify(fallbackScript)}, expected an http or https address`);
    return;
  }
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  // A policy's name is taken once per page.
  const policy = shared('policy', () =>
    trustedTypes?.createPolicy('mountkit', { createScriptURL: (address) => address }),
  );
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  script.src = policy ? policy.createScriptURL(url.href) : url.href;
  document.head.append(script);
  context.scope.add(() => script.remove());
}
