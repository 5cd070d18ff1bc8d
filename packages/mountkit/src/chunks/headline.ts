// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as headline,
  mountTextPath,
  mountTextPath as 'text-path',
  registry,
} from '@mountkit/page-widgets/headline';
