// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  close,
  explain,
  isOpen,
  mount,
  mountOffCanvas,
  mountOffCanvas as 'off-canvas',
  open,
  prepare,
  registerRule,
  registerTrigger,
  registry,
  runAction,
} from '@mountkit/popup-engine';
