import * as links from '../chunks/links';
import { WIDGETS } from '../widgets';
import * as forms from './forms-with-scan';
import { startWidgets } from './start-widgets';

startWidgets({ forms, links }, { hubspot: () => import('../chunks/dialect-hubspot') }, WIDGETS);
