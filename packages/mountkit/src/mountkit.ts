import { createMountkit, type Mountkit } from './loader/create-mountkit';
import { readScriptTag } from './loader/script-tag';

type Early = { q?: ((mountkit: Mountkit) => void)[] };

const page = window as unknown as { mountkit?: Partial<Mountkit> | Early };

// The first copy on a page wins: contract section 4.
if (!(page.mountkit && 'version' in page.mountkit)) {
  const waiting = (page.mountkit as Early | undefined)?.q ?? [];
  const tag = readScriptTag();
  const mountkit = createMountkit(tag);
  page.mountkit = mountkit;
  for (const run of waiting) mountkit.q.push(run);
  if (tag.auto) mountkit.scan();
}
