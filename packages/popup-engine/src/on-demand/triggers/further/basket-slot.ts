import { shared } from '@mountkit/core';
import type { Basket } from '../../../logic/further-rules';

/** What is known of the shop's basket, for all popups of the page. */
export const basketOf = (): { basket?: Basket; readonly changed: Set<() => void>; stop?(): void } =>
  shared('popups:basket', () => ({ changed: new Set() }));
