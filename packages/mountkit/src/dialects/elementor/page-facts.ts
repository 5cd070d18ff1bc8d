import { addPageConfig } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import { readFacts } from './read-facts';

/** Passes on to all widgets what the builder's page says of itself. */
export const addFacts = (): void => addPageConfig(readFacts(window as object as Json));
