import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { placePanel } from '../logic/place-panel';
import type { MenuParts } from '../settings';
import type { MenuItem } from './items';

/** Where and how wide a panel is that lies over the page. */
const PLACE = ['top', 'left', 'right', 'marginLeft', 'zIndex', 'width', 'minWidth', 'maxWidth'] as const;

/** Shows and hides the panels of a menu; one that lies over the page is put where there is room for it. */
export function showPanel(
  { element, link, panel }: MenuItem,
  isOpen: boolean,
  parts: MenuParts,
  kept: KeptAttributes,
): void {
  const { active, display, highlight } = parts;
  const { style } = panel;
  if (active) {
    panel.classList.toggle(active, isOpen);
    panel.parentElement?.classList.toggle(active, isOpen);
  } else kept.set(panel, { hidden: isOpen ? null : '' });
  if (display) style.display = isOpen ? display : '';
  if (highlight) link?.classList.toggle(highlight, isOpen);
  if (active) return;
  for (const name of PLACE) style[name] = '';
  if (!isOpen || getComputedStyle(panel).position !== 'absolute') return;
  // Above items below it, where they are in several lines.
  style.zIndex = '10';
  // As wide as its words, whatever the page's style has it be.
  if (display) Object.assign(style, { width: 'auto', minWidth: '10em', maxWidth: '1000px' });
  const other = (element.nextElementSibling ?? element.previousElementSibling) as HTMLElement | null;
  // Beside its item, where the items are one below the other.
  const isNested = !!element.parentElement?.closest('li') || other?.offsetLeft === element.offsetLeft;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const { left, right } = element.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const side = placePanel({ left, right, width, window: document.documentElement.clientWidth, isRtl, isNested });
  const isLeft = (side === 'start') !== isRtl;
  // The page's style says it of every level.
  style.setProperty('top', isNested ? '0' : '100%', 'important');
  style.left = isLeft ? (isNested ? '100%' : '0') : 'auto';
  style.right = isLeft ? 'auto' : isNested ? '100%' : '0';
}
