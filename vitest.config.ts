import { defineConfig } from 'vitest/config';
import projects from './vitest.workspace';

// One for each core: vitest would leave one of two idle.
export default defineConfig({ test: { projects, maxWorkers: 2 } });
