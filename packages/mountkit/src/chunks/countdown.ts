// Also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as countdown, registry } from '@mountkit/page-widgets/countdown';
