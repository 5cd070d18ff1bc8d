import { addRule, mount, registry, scan } from '@mountkit/forms-embed';
import { startMountkit } from './loader/start-mountkit';

// Everything in one file: what the loader would fetch is there at once.
const apis = { forms: { addRule, mount, registry, scan } };
startMountkit(async (name) => apis[name], { ...apis, removeAll: () => registry.removeAll() });
