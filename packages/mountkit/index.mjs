// `import 'mountkit'`: what the one global holds, with all widgets at once. dist/mountkit.umd.js has the code.
import mountkit from './dist/mountkit.umd.js';

export default mountkit;
export const { version, scan, load, on, consent, removeAll, q, widgets } = mountkit;
export const { forms, links, popups, sticky, filters, cart } = mountkit;
