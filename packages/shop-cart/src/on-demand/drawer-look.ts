import { adoptStyles } from '@mountkit/core';
import type { DrawerContext, Panel } from '../drawer/dom/drawer-context';
import { openWords } from '../drawer/dom/words';
import { openDialogPanel } from './drawer-look/dialog-panel';
import { DRAWER_STYLES } from './drawer-look/styles';
import { create } from './drawer-view/create';

/** Gives a drawer its look, and a head with a name and a button that closes it where the page has written none. */
export function dress(context: DrawerContext): Panel {
  const { element, scope } = context;
  const panel = openDialogPanel(context);
  const words = openWords(context);
  scope.add(adoptStyles(element, DRAWER_STYLES));
  element.classList.add('mountkit-drawer');
  scope.add(() => {
    element.classList.remove('mountkit-drawer');
    if (!element.className) element.removeAttribute('class');
  });
  const loading = words.load();
  if (element.querySelector('[data-close]')) return panel;
  const title = create('h2', { class: 'mountkit-drawer__title' });
  const close = create('button', { type: 'button', class: 'mountkit-drawer__close', 'data-close': '' }, '×');
  const isNamed = !!element.querySelector('h1,h2');
  const head = create('div', { class: 'mountkit-drawer__head' }, ...(isNamed ? [] : [title]), close);
  const write = () => {
    title.textContent = words.read('title');
    close.ariaLabel = words.read('close');
    if (!named) element.ariaLabel = words.read('title');
  };
  const named = element.ariaLabel ?? element.getAttribute('aria-labelledby');
  write();
  void loading.then(() => context.signal.aborted || write());
  element.prepend(head);
  scope.add(() => {
    head.remove();
    if (!named) element.ariaLabel = null;
  });
  return panel;
}
