// What a page of the incumbent's loads in place of its script: the loader, the dialect, and `hbspt.forms.create` at once,
// since such pages call it in the next line.
import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:kit';
import { pageProvider, report, shared } from '@mountkit/core';
import { hasHbspt, installHbspt } from './dialects/hubspot/calls';
import { prepareCall } from './dialects/hubspot/prepare-call';
import { takeAddress } from './dialects/hubspot/take-address';
import { createChunkSource } from './loader/chunk-source';
import type { Mountkit } from './loader/create-mountkit';
import { loadChunk } from './loader/load-chunk';
import { readScriptTag } from './loader/script-tag';
import { startMountkit } from './loader/start-mountkit';

const page = window as { mountkit?: Mountkit };
const load = () => (page.mountkit as Mountkit).load('forms');

// Such pages have the script once for each form.
if (!hasHbspt()) {
  takeAddress();
  const { base } = readScriptTag('/mountkit.js', './');
  const fetchChunk = <Chunk>(name: string) => loadChunk<Chunk>(`${base}chunks/${name}-${CHUNKS[name]}.js`);
  shared('kit', () => KIT);
  Object.assign(pageProvider(), { region: 'na1' });
  startMountkit((mountkit, tag) => createChunkSource(mountkit, tag, fetchChunk));
  // Last: a page may call it in the same moment. The form's chunk and its definition are on their way while the dialect
  // still is.
  installHbspt((options) => {
    prepareCall(options);
    // Whoever mounts the form tells of a chunk that does not come.
    load().catch(() => {});
  });
  fetchChunk<typeof import('./chunks/dialect-hubspot')>('dialect-hubspot').then(
    ({ start }) => start(page.mountkit as Mountkit),
    (error) => report(error.message, error.cause, 'error'),
  );
}
