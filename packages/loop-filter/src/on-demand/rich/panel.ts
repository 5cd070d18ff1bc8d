import { type Disposer, fillTemplate, listen } from '@mountkit/core';
import { listOf } from '../../dom/lists';
import { GROUP_TEXTS } from '../../settings';
import type { RichContext } from './rich-context';

/** Panels and how many groups in each are mounted. */
const panels = new WeakMap<HTMLDialogElement, { users: number; stop: Disposer }>();

/**
 * Makes a modal dialog of the panel that a group is in: `<dialog data-filter-panel popover>`, which works without script
 * by the buttons that name it in `popovertarget`. Its button `data-filter-show` says how many results there are.
 */
export function joinPanel({ element, scope, settings }: RichContext): void {
  const dialog = element.closest<HTMLDialogElement>('dialog[data-filter-panel]');
  if (!dialog) return;
  const panel = panels.get(dialog) ?? { users: 0, stop: () => {} };
  panels.set(dialog, panel);
  if (!panel.users++) panel.stop = startPanel(dialog, settings);
  scope.add(() => {
    if (!--panel.users) panel.stop();
  });
}

function startPanel(dialog: HTMLDialogElement, settings: RichContext['settings']): Disposer {
  const { ownerDocument: page } = dialog;
  const textOf = (key: keyof typeof GROUP_TEXTS) => settings().texts[key] ?? GROUP_TEXTS[key];
  const showButtons = () => dialog.querySelectorAll<HTMLElement>('[data-filter-show]');
  const openers = () => page.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(dialog.id)}"]`);
  const isOf = (event: Event) => {
    const { element } = listOf(settings().loop || settings().selected_element).loop ?? {};
    return element === event.target;
  };

  const offs = [
    // Before the browser's own opening, which is not modal.
    listen(
      page,
      'click',
      (event) => {
        const target = event.target as Element;
        const button = target.closest<HTMLElement>('[popovertarget],[data-filter-show]');
        const isBackdrop = target === dialog && dialog.open;
        if (!isBackdrop && button?.getAttribute('popovertarget') !== dialog.id && !dialog.contains(button)) return;
        if (!isBackdrop) event.preventDefault();
        if (dialog.open) {
          if (!isBackdrop || isOutside(dialog, event as MouseEvent)) dialog.close();
        } else if (button && !dialog.contains(button)) {
          dialog.showModal();
        }
      },
      { capture: true },
    ),
    listen(page, 'mountkit:filters:loading', (event) => {
      if (isOf(event)) for (const button of showButtons()) button.ariaBusy = 'true';
    }),
    listen(page, 'mountkit:filters:failed', (event) => {
      if (isOf(event)) for (const button of showButtons()) button.ariaBusy = null;
    }),
    listen(page, 'mountkit:filters:loaded', (event) => {
      const { total } = (event as CustomEvent<{ total?: number }>).detail;
      if (!isOf(event)) return;
      for (const button of showButtons()) {
        button.ariaBusy = null;
        button.textContent =
          total === undefined
            ? textOf('results')
            : fillTemplate(textOf(total === 1 ? 'show1' : 'show'), { count: total });
      }
    }),
    // Where the page has room for the controls, nothing opens the panel any more.
    listen(window, 'resize', () => {
      if (dialog.open && ![...openers()].some((opener) => !dialog.contains(opener) && opener.checkVisibility()))
        dialog.close();
    }),
  ];
  return () => {
    for (const off of offs) off();
    if (dialog.open) dialog.close();
  };
}

/** Whether a press is beside the panel. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
