// Also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as hotspot, registry } from '@mountkit/page-widgets/hotspot';
