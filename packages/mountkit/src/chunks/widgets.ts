import CHUNKS from 'virtual:chunks';
import { createWidgetLoader } from '../loader/widget-loader';

export const load = createWidgetLoader(CHUNKS);
