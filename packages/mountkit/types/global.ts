/// <reference path="../src/build-constants.d.ts" />
// Types of the one global, for pages that load the script tag: `import 'mountkit/global'`. It holds no code.
import type { Mountkit } from '../src/loader/create-mountkit';

export type { Mountkit };

/** The global with every widget at once: what `require('mountkit')` and `import 'mountkit'` answer. */
export type WholeMountkit = Required<Mountkit>;

/**
 * `window.mountkit`, before or after the script has arrived. What is pushed to `q` runs as soon as it has, and gets the
 * whole of it; everything else may not be there yet.
 */
export type EarlyMountkit = Pick<Mountkit, 'q'> & Partial<Mountkit>;

declare global {
  interface Window {
    mountkit?: EarlyMountkit;
  }
  /** The same, by its bare name; where the page has not made it, it is undefined. */
  var mountkit: EarlyMountkit | undefined;
}
