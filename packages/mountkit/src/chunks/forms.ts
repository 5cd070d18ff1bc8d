export { mount, registry, scan } from '@mountkit/forms-embed';
