import { type FormAddress, providerBase } from '../definition/provider';

/** What is counted of every form. */
export type Counted = 'view' | 'visible' | 'interaction';

/** Where something is counted: specification 2 section 7.6. Who did it is not told. */
export const counterUrl = (address: FormAddress, counted: Counted): string =>
  `${providerBase(address)}/embed/v3/counters.gif?key=forms-embed:${counted}&count=1`;
