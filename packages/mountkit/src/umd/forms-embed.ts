import * as links from '../chunks/links';
import { WIDGETS } from '../widgets';
import * as forms from './forms-with-scan';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit/forms-embed',
  main: 'forms',
  apis: { forms, links },
  nameOf: (name) => WIDGETS.get(name) ?? name,
  start: () => startDialect('hubspot', () => import('../chunks/dialect-hubspot')),
});
