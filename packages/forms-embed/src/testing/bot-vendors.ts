import { vi } from 'vitest';

/** The parameters that both providers are given, by the names that they share. */
interface Parameters {
  readonly [name: string]: unknown;
  readonly sitekey: string;
}

/** A provider of bot checks whose global the test controls step by step. */
export interface BotVendor {
  readonly render: ReturnType<typeof vi.fn>;
  readonly execute: ReturnType<typeof vi.fn>;
  readonly reset: ReturnType<typeof vi.fn>;
  readonly remove: ReturnType<typeof vi.fn>;
  /** The parameters of the last widget. */
  readonly parameters: () => Parameters;
  /** Calls one of its callbacks. */
  readonly call: (name: string, ...values: unknown[]) => unknown;
  /** The script on its way; null if there is none. */
  readonly script: () => HTMLScriptElement | null;
  /** The script is loaded and ready. */
  readonly arrive: () => void;
  /** Removes its global. */
  readonly leave: () => void;
}

/** @param global its name in the page; @param onload what its script calls when it is ready */
export function createBotVendor(global: string, onload: string): BotVendor {
  let parameters: Parameters | undefined;
  const page = window as unknown as Record<string, unknown>;
  const api = {
    render: vi.fn((container: HTMLElement, given: Parameters): string | undefined => {
      parameters = given;
      const box = document.createElement('span');
      box.tabIndex = 0;
      box.role = 'checkbox';
      box.ariaChecked = 'false';
      box.ariaLabel = 'Verify you are human';
      container.append(box);
      return `${global}-widget`;
    }),
    execute: vi.fn((_widgetId: string): unknown => undefined),
    reset: vi.fn((_widgetId: string) => {}),
    remove: vi.fn((_widgetId: string) => {}),
  };
  const drawn = () => {
    if (!parameters) throw new Error(`${global} has drawn nothing`);
    return parameters;
  };
  return {
    ...api,
    parameters: drawn,
    call: (name, ...values) => (drawn()[name] as (...values: unknown[]) => unknown)(...values),
    script: () => document.head.querySelector<HTMLScriptElement>(`script[src*="onload=${onload}"]`),
    arrive() {
      page[global] = api;
      (page[onload] as (() => void) | undefined)?.();
    },
    leave() {
      delete page[global];
    },
  };
}
