import * as filters from '../chunks/filters';
import { WIDGETS } from '../widgets';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit/loop-filter',
  main: 'filters',
  apis: { filters },
  nameOf: (name) => WIDGETS.get(name) ?? name,
  start: () => startDialect('elementor', () => import('../chunks/dialect-elementor')),
});
