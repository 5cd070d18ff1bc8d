// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mountLoop,
  mountLoop as loop,
  registry,
  reload,
} from '@mountkit/loop-filter';
