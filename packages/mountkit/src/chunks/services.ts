// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as payment, mountEmbed, mountEmbed as embed, registry } from '@mountkit/page-widgets/services';
