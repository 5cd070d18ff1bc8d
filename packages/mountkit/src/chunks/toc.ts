// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as toc, mountTracker, mountTracker as tracker, registry } from '@mountkit/page-widgets/toc';
