import { type FormAddress, providerBase } from '../definition/provider';

/** The counted events of every form. */
export type Counted = 'view' | 'visible' | 'interaction';

/** The address that counts an event, without the visitor: specification 2 section 7.6. */
export const counterUrl = (address: FormAddress, counted: Counted): string =>
  `${providerBase(address)}/embed/v3/counters.gif?key=forms-embed:${counted}&count=1`;
