import { adoptStyles, listen, openPart, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import type { MenuEvents } from '../events';
import type { MenuOptions } from '../settings';
import { findItems } from './items';
import { linksHere } from './links-here';
import { showPanel } from './show-panel';
import { startItems } from './start-items';
import { startToggle } from './start-toggle';

/** Buttons beside links; over them in markup that is not ours, so that nothing moves. */
const STYLE = `:where(.mountkit-menu__item){display:flex;flex-wrap:wrap;align-items:center;position:relative}
:where(.mountkit-menu__item)>ul,:where(.mountkit-menu__item)>ol{flex-basis:100%}
:where(.mountkit-menu__button,.mountkit-menu__toggle){min-inline-size:32px;min-block-size:32px;border:0;background:none;color:inherit;font:inherit;cursor:pointer}
:where(.mountkit-menu__mark)::before{content:"\\25be" / ""}
.mountkit-menu__button--over{position:absolute;inset-block-start:0;inset-inline-end:0;display:grid;place-items:center;inline-size:24px;block-size:min(100%,2.9em);padding:0}
[hidden].mountkit-menu__panel{display:none!important}`;
/** How our own menu looks. */
const OWN_STYLE = `:where(.mountkit-menu--row) :where(ul,ol){list-style:none;margin:0;padding:0}
:where(.mountkit-menu--row)>:where(ul,ol){display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1em}
:where(.mountkit-menu--row) :where(.mountkit-menu__panel){position:absolute;z-index:10;min-inline-size:12em;padding:.5em;background:Canvas;color:CanvasText;box-shadow:0 4px 16px rgb(0 0 0/.2)}`;

/** Makes a menu of a list of links: submenus of any depth, or panels of any content, and a button on small windows. */
export function startMenu(context: WidgetContext<MenuOptions, MenuEvents>): void {
  const { element: root, scope, settings, emit, report, markReady } = context;
  const { open_on, breakpoint, toggle_label, parts } = settings();
  const kept = keepAttributes();
  // The last that is undone.
  scope.add(kept.restore);
  const { items, remove } = findItems(context, kept);
  const small = breakpoint > 0 && !parts ? matchMedia(`(max-width:${breakpoint}px)`) : null;
  const isSmall = () => !!small?.matches;
  const list = root.querySelector<HTMLElement>(':scope>ul,:scope>ol');
  if (!parts && !list) report('has no list, expected a list of links');

  scope.add(adoptStyles(root, STYLE));
  if (!parts) {
    scope.add(adoptStyles(root, OWN_STYLE));
    kept.set(root, { class: root.getAttribute('class') });
    root.classList.toggle('mountkit-menu--row', !isSmall());
  }
  for (const { element, panel } of items) {
    kept.set(element, { class: element.getAttribute('class') });
    kept.set(panel, { class: panel.getAttribute('class'), style: panel.getAttribute('style') });
    panel.classList.add('mountkit-menu__panel');
    if (!parts) element.classList.add('mountkit-menu__item');
  }
  /** The button of our own, above the list. */
  const createToggle = () => {
    const button = make('button', 'mountkit-menu__toggle', toggle_label);
    root.prepend(button);
    scope.add(() => button.remove());
    return button;
  };
  const toggle = parts ? parts.toggle && root.querySelector<HTMLElement>(parts.toggle) : small && createToggle();
  const target = parts ? parts.target && root.querySelector<HTMLElement>(parts.target) : list;
  const isCollapsible = () => {
    const [first] = items;
    if (toggle) return toggle.checkVisibility();
    return !!first && getComputedStyle(first.panel).position === 'static';
  };
  let isStarted = false;
  const stop = startItems({
    root,
    items,
    mark: parts?.mark,
    opensByHover: () => open_on === 'hover' && !isCollapsible(),
    isCollapsible,
    show(item, isOpen) {
      showPanel(item, isOpen, parts ?? {}, kept);
      if (isStarted) emit(isOpen ? 'open' : 'close', { label: item.label });
    },
  });
  isStarted = true;

  let isMenuOpen = false;
  const update = () => {
    if (parts || !target || !toggle) return;
    toggle.hidden = !isSmall();
    kept.set(target, { hidden: isSmall() && !isMenuOpen ? '' : null });
    root.classList.toggle('mountkit-menu--row', !isSmall());
  };
  if (toggle && target) {
    scope.add(
      startToggle({
        root,
        toggle,
        target,
        kept,
        show(isOpen) {
          isMenuOpen = isOpen;
          if (parts?.toggleActive) toggle.classList.toggle(parts.toggleActive, isOpen);
          // What lies outside the window's flow while it is closed is still reached by the keyboard.
          if (parts?.toggleActive) kept.set(target, { 'aria-hidden': `${!isOpen}`, inert: isOpen ? null : '' });
          update();
        },
      }),
    );
    if (small) scope.add(listen(small, 'change', update));
  }
  scope.add(() => {
    stop();
    remove();
  });
  const links = linksHere((parts && target) || root);
  if (links[0]) {
    void openPart(
      () => import('../on-demand/current'),
      'the mark of the current item',
      context,
    )(({ markCurrent }) => scope.add(markCurrent({ links, active: parts?.current, kept })));
  }
  markReady();
}
