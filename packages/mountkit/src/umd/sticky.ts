import * as sticky from '../chunks/sticky';
import { WIDGETS } from '../widgets';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit/sticky',
  main: 'sticky',
  apis: { sticky },
  nameOf: (name) => WIDGETS.get(name) ?? name,
  start() {
    startDialect('elementor', () => import('../chunks/dialect-elementor'));
    // As the loader does: a template that the address names is scrolled to, whatever the page has.
    if (/theme_t/.test(location.search)) sticky.startPage();
  },
});
