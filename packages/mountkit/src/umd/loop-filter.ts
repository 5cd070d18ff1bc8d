import * as filters from '../chunks/filters';
import { startWidgets } from './start-widgets';

startWidgets({ filters }, { elementor: () => import('../chunks/dialect-elementor') });
