import * as links from '../chunks/links';
import * as forms from './forms-with-scan';
import { startWidgets } from './start-widgets';

startWidgets({ forms, links }, { hubspot: () => import('../chunks/dialect-hubspot') });
