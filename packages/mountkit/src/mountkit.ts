import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:kit';
import { shared } from '@mountkit/core';
import { createChunkSource } from './loader/chunk-source';
import { loadChunk } from './loader/load-chunk';
import { startMountkit } from './loader/start-mountkit';
import { startSafely } from './loader/start-safely';

startSafely(() => {
  shared('kit', () => KIT);
  startMountkit((mountkit, tag) =>
    createChunkSource(mountkit, tag, (name) => loadChunk(`${tag.base}chunks/${name}-${CHUNKS[name]}.js`)),
  );
});
