import * as links from '../chunks/links';
import { WIDGETS } from '../widgets';
import * as forms from './forms-with-scan';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({ forms, links }, (name) => WIDGETS.get(name) ?? name);
startDialect('hubspot', () => import('../chunks/dialect-hubspot'));
