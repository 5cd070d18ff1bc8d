// Also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as carousel, registry, showSlide } from '@mountkit/page-widgets/carousel';
