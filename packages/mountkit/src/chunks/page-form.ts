// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as 'page-form', registry } from '@mountkit/page-widgets/page-form';
