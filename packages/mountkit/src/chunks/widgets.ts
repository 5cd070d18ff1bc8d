import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:widget-kit';
import { shared } from '@mountkit/core';
import { createWidgetLoader } from '../loader/widget-loader';

// The widgets are made with it, so it is there before them.
shared('widget-kit', () => KIT);

export const load = createWidgetLoader(CHUNKS);
