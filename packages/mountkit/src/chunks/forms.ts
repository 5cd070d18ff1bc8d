// The page is scanned by the loader, for all widgets at once: `scan` is not needed here.
export { addRule, mount, registry } from '@mountkit/forms-embed';
