import type { ApiName, Apis } from '../widgets';
import { createMountkit, type Mountkit } from './create-mountkit';
import { readScriptTag, type ScriptTag } from './script-tag';

/** What a page may have written before the script was there. */
interface Early {
  readonly q?: readonly ((mountkit: Mountkit) => void)[];
}

/** Puts the global into the page, runs its early queue and scans. The first copy on a page wins: contract section 4. */
export function startMountkit(fetchApi: (name: ApiName, tag: ScriptTag) => Promise<Apis[ApiName]>, given = {}): void {
  const page = window as unknown as { mountkit?: Mountkit | Early };
  const early = page.mountkit ?? {};
  if ('version' in early) return;

  const tag = readScriptTag();
  const mountkit = Object.assign(
    createMountkit(tag, (name) => fetchApi(name, tag)),
    given,
  );
  page.mountkit = mountkit;
  for (const run of early.q ?? []) mountkit.q.push(run);
  if (tag.auto) mountkit.scan();
}
