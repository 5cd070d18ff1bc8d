import * as popups from '../chunks/popups';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({ popups }, (name) => (/^(popup|off-canvas)$/.test(name) ? 'popups' : name));
startDialect('elementor', () => import('../chunks/dialect-elementor'));
