import { row as bytes } from './bytes.mjs';
import { row as dependents } from './dependents.mjs';
import { row as keystroke } from './keystroke.mjs';
import { row as limits } from './limits.mjs';
import { clickRow, row as loops } from './loops.mjs';
import { row as motion } from './motion.mjs';
import { row as pages } from './pages.mjs';
import { row as popups } from './popups.mjs';
import { row as popupsScroll } from './popups-scroll.mjs';
import { row as recorded } from './recorded.mjs';
import { row as render } from './render.mjs';
import { row as select } from './select.mjs';
import { addRow, loadRow } from './shop.mjs';
import { row as startup } from './startup.mjs';
import { fallbackRow, row as sticky } from './sticky.mjs';
import { row as storefront } from './storefront.mjs';
import { peerRows, row as widgets } from './widgets.mjs';

/** What is measured, in this order. */
export const rows = [
  ...[bytes, startup, render, keystroke, dependents, pages, select, limits],
  ...[sticky, fallbackRow, motion],
  ...[popups, popupsScroll],
  ...[loadRow, addRow],
  ...[loops, clickRow],
  widgets,
  ...peerRows,
  storefront,
  recorded,
];
