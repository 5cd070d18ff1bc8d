// Builds the documentation into docs/.vitepress/dist, which the example server serves at /docs/. It reads the built
// script tag for the table of sizes.
import { spawnSync } from 'node:child_process';
import { root, tool } from '../root.mjs';
import './write-reference.mjs';

const { status } = spawnSync(tool('vitepress'), ['build', 'docs'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
