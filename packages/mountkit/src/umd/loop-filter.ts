import * as filters from '../chunks/filters';
import { WIDGETS } from '../widgets';
import { startWidgets } from './start-widgets';

startWidgets({ filters }, { elementor: () => import('../chunks/dialect-elementor') }, WIDGETS);
