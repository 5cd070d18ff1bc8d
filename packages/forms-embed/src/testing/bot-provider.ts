import { waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';

/** The parameters of a drawn widget. */
interface Drawn {
  readonly container: HTMLElement;
  readonly parameters: {
    readonly sitekey: string;
    readonly size: string;
    readonly badge: string;
    readonly hl: string;
    readonly callback: (token: unknown) => void;
    readonly 'expired-callback': () => void;
    readonly 'error-callback': () => void;
  };
}

/** A bot check provider that the test controls step by step. */
export function createBotProvider() {
  const drawn: Drawn[] = [];
  const api = {
    render: vi.fn((container: HTMLElement, parameters: Drawn['parameters']) => {
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      badge.dataset.style = parameters.badge;
      container.append(badge);
      return drawn.push({ container, parameters }) - 1;
    }),
    execute: vi.fn((_widgetId: number): unknown => undefined),
    reset: vi.fn((_widgetId: number) => {}),
  };
  const page = window as unknown as Record<string, (() => void) | undefined> & { grecaptcha?: unknown };
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="render=explicit"]');
  return {
    ...api,
    drawn,
    script,
    /** Resolves when the script is on its way. */
    asked: () => waitFor(() => expect(script()).not.toBeNull()),
    /** The script is loaded and ready. */
    arrive(found: unknown = api) {
      page.grecaptcha = found;
      page.mountkitBotCheckReady?.();
    },
    /** The script is blocked. */
    fail: () => script()?.dispatchEvent(new Event('error')),
    answer: (token: unknown, widget = 0) => drawn[widget]?.parameters.callback(token),
    expire: (widget = 0) => drawn[widget]?.parameters['expired-callback'](),
    failCheck: (widget = 0) => drawn[widget]?.parameters['error-callback'](),
    leave() {
      delete page.grecaptcha;
    },
  };
}
