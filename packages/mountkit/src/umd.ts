import { scan } from '@mountkit/forms-embed';
import * as forms from './chunks/forms';
import * as links from './chunks/links';
import { startMountkit } from './loader/start-mountkit';

// Everything in one file: what the loader would fetch is there at once.
const apis = { forms: { ...forms, scan }, links };
startMountkit(async (name) => apis[name], {
  ...apis,
  removeAll() {
    forms.registry.removeAll();
    links.registry.removeAll();
  },
});
