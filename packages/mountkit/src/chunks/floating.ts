// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as 'floating-bar',
  mountContact,
  mountContact as contact,
  registry,
} from '@mountkit/page-widgets/floating';
