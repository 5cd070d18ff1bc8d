import * as popups from '../chunks/popups';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit/popup-engine',
  main: 'popups',
  apis: { popups },
  nameOf: (name) => (/^(popup|off-canvas)$/.test(name) ? 'popups' : name),
  start: () => startDialect('elementor', () => import('../chunks/dialect-elementor')),
});
