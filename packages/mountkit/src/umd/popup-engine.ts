import * as popups from '../chunks/popups';
import { WIDGETS } from '../widgets';
import { startWidgets } from './start-widgets';

startWidgets({ popups }, { elementor: () => import('../chunks/dialect-elementor') }, WIDGETS);
