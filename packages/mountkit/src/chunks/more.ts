import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:widget-kit';
import { shared } from '@mountkit/core';
import { createLoad } from '../loader/load-more';

// Before any widget that is made with it comes.
shared('widget-kit', () => KIT);

export const load = createLoad(CHUNKS);
