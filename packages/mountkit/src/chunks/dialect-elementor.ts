import { startLoops } from '../dialects/elementor/loops';
import { startPopups } from '../dialects/elementor/popups';
import { startSticky } from '../dialects/elementor/sticky';
import type { Mountkit } from '../loader/create-mountkit';

/** The page builder's own markup: each widget's part loads its Api only if the page has such markup. Contract section 2. */
export function start(mountkit: Mountkit): void {
  startSticky(mountkit);
  startPopups(mountkit);
  startLoops(mountkit);
}
