import { addPageConfig } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import { startLoops } from '../dialects/elementor/loops';
import { startPopups } from '../dialects/elementor/popups';
import { readFacts } from '../dialects/elementor/read-facts';
import { startSticky } from '../dialects/elementor/sticky';
import type { Mountkit } from '../loader/create-mountkit';

/** The page builder's own markup: each widget's part loads its Api only if the page has such markup. Contract section 2. */
export function start(mountkit: Mountkit): void {
  const open = () => {
    addPageConfig(readFacts(window as object as Json));
    startSticky(mountkit);
    startPopups(mountkit);
    startLoops(mountkit);
  };
  // The builder prints what it says of the page for scripts at the end of it.
  if (document.readyState !== 'loading') open();
  else document.addEventListener('DOMContentLoaded', open, { once: true });
}
