import type { Mountkit } from '../../loader/create-mountkit';
import type { ApiName } from '../../widgets';
import type { BuilderScript } from './runs-here';

/** The code that maps a family of the builder's elements to ours. */
interface FamilyCode {
  /** Starts what is done with the elements of the page, now and later. Called once for each row. */
  start(mountkit: Mountkit, family: Family): void;
}

/** A family of the builder's elements. */
export interface Family {
  /** Finds its elements. */
  readonly selector: string;
  /** Which of the builder's scripts runs these elements, where it is on the page. Default its Pro part; `none`: they can be shared. */
  readonly script?: BuilderScript | 'none';
  /** What all of its elements are mounted with: on its way at the same time. */
  readonly api?: ApiName;
  /** The class by which the page hides its elements until then: taken away where its code cannot be loaded. */
  readonly hiding?: string;
  /** Loaded with the first of its elements. */
  load(): Promise<FamilyCode>;
}
