// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mountLazy,
  mountLazy as lazy,
  mountMotion,
  mountMotion as motion,
  mountScrollTop,
  mountScrollTop as 'scroll-top',
  registry,
  startPage,
} from '@mountkit/sticky';
