import CHUNKS from 'virtual:chunks';
import KIT from 'virtual:kit';
import { shared } from '@mountkit/core';
import { loadChunk } from './loader/load-chunk';
import { startMountkit } from './loader/start-mountkit';

shared('kit', () => KIT);
startMountkit((name, { base }) => loadChunk(`${base}chunks/${name}-${CHUNKS[name]}.js`));
