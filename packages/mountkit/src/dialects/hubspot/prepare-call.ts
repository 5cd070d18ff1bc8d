import { prepare } from '@mountkit/forms-embed/prepare';
import type { HubspotOptions } from './options';

/** Requests the definition for a call early, as the loader does for a marked element; a call means the first region. */
export function prepareCall(options: HubspotOptions): void {
  const element = document.createElement('div');
  for (const [key, value] of Object.entries({ region: 'na1', ...options })) {
    if (/^\w+$/.test(key) && /^(string|number|boolean)$/.test(typeof value)) element.dataset[key] = `${value}`;
  }
  prepare(element);
}
