import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import projects from './vitest.workspace';

/** Short files that take longest. */
const LONGEST = /e2e\/(?:hostile\/faults-and-calls|pages-axe)\.test\.ts$/;

/** Begins with the longest, lest one worker ends long after the other: vitest knows of a fresh clone only the sizes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

// One for each core, since vitest would leave one of two idle; each browser wants memory, too.
const maxWorkers = Math.min(4, availableParallelism());
export default defineConfig({ test: { projects, maxWorkers, sequence: { sequencer: LongestFirst } } });
