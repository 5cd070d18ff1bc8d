import * as filters from '../chunks/filters';
import { WIDGETS } from '../widgets';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({ filters }, (name) => WIDGETS.get(name) ?? name);
startDialect('elementor', () => import('../chunks/dialect-elementor'));
