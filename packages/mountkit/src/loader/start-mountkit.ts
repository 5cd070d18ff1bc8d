import { type ApiSource, createMountkit, type Mountkit } from './create-mountkit';
import { readScriptTag, type ScriptTag } from './script-tag';

/** The global before this script runs: the page's own queue, or another copy's global. */
export interface Early {
  readonly version?: string;
  readonly q?: readonly ((mountkit: Mountkit) => void)[];
}

/** Puts the global into the page, runs its early queue and scans. The first copy on a page wins: contract section 4. */
export function startMountkit(makeSource: (mountkit: Mountkit, tag: ScriptTag) => ApiSource): void {
  const page = window as { mountkit?: object };
  const early = page.mountkit as Early | undefined;
  if (early?.version) return;

  const tag = readScriptTag('/mountkit.js', './');
  const mountkit = createMountkit(tag.provider, (mountkit) => makeSource(mountkit, tag));
  page.mountkit = mountkit;
  for (const run of early?.q ?? []) mountkit.q.push(run);
  if (tag.auto) mountkit.scan();
}
