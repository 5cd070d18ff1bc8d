// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as reveal,
  mountCounter,
  mountCounter as counter,
  mountProgress,
  mountProgress as progress,
  registry,
} from '@mountkit/page-widgets/reveal';
