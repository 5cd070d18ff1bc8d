import type { Disposer } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';

/** Lets the right column of a cart or a checkout stick, by style alone: facts on page widgets, section 2.19. */
export function stickColumn(widget: HTMLElement, settings: Json): Disposer {
  const column = widget.querySelector<HTMLElement>('.e-sticky-right-column');
  if (!column || settings.sticky_right_column !== 'yes') return () => {};
  column.classList.add('e-sticky-right-column--active');
  // It stands below the bar of those who are logged in.
  const offset = Number(settings.sticky_right_column_offset) || 0;
  column.style.top = `calc(${offset}px + var(--wp-admin--admin-bar--height, 0px))`;
  return () => {
    column.classList.remove('e-sticky-right-column--active');
    column.style.top = '';
  };
}
