import { addEarlyStyle } from '../dialects/elementor/early-style';
import { FAMILIES } from '../dialects/elementor/families';
import { runsHere } from '../dialects/elementor/runs-here';
import { startFamilies } from '../dialects/elementor/start-families';
import type { Mountkit } from '../loader/create-mountkit';

/** The page builder's own markup: a family's code is loaded only if the page has its elements. Contract section 2. */
export function start(mountkit: Mountkit): void {
  const removeEarlyStyle = addEarlyStyle();
  const open = () => {
    if (runsHere('pro')) removeEarlyStyle();
    startFamilies(mountkit, FAMILIES);
  };
  // The builder prints what it says of the page for scripts at the end of it.
  if (document.readyState !== 'loading') open();
  else document.addEventListener('DOMContentLoaded', open, { once: true });
}
