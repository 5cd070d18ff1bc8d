import * as sticky from '../chunks/sticky';
import { WIDGETS } from '../widgets';
import { startWidgets } from './start-widgets';

startWidgets({ sticky }, { elementor: () => import('../chunks/dialect-elementor') }, WIDGETS);

// As the loader does: a template that the address names is scrolled to, whatever the page has.
if (/theme_t/.test(location.search)) sticky.startPage();
