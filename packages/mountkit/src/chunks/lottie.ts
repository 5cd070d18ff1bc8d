// Also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as lottie, registry } from '@mountkit/page-widgets/lottie';
