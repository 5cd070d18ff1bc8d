import type { WholeMountkit } from './dist/global';

declare const mountkit: WholeMountkit;
export = mountkit;
