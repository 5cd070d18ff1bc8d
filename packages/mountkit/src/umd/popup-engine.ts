import * as popups from '../chunks/popups';
import { startWidgets } from './start-widgets';

startWidgets({ popups }, { elementor: () => import('../chunks/dialect-elementor') });
