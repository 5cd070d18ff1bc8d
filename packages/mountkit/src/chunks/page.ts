// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as background,
  mountAlert,
  mountAlert as alert,
  mountPage,
  mountPage as page,
  mountStretch,
  mountStretch as stretch,
  registry,
} from '@mountkit/page-widgets/page';
