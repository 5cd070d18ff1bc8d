// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as gallery, mountPosts, mountPosts as posts, registry } from '@mountkit/page-widgets/gallery';
