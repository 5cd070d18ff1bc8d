// npm run cluster: the whole cluster on this machine, until Ctrl-C.
import { startCluster } from './start.mjs';

const cluster = await startCluster();
console.log(`ready on ${cluster.site}\n${JSON.stringify(cluster.ports)}\nfiles and logs: ${cluster.folder}`);
