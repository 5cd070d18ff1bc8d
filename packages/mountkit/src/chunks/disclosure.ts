// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as tabs,
  mountAccordion,
  mountAccordion as accordion,
  registry,
} from '@mountkit/page-widgets/disclosure';
