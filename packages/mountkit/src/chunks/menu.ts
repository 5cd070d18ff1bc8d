// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as menu, registry } from '@mountkit/page-widgets/menu';
