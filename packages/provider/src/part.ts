import type { Child } from 'hono/jsx';
import type { Range } from './admin/range';
import type { Database, Migrations, Transaction } from './db/connect';
import type { Person } from './db/person';
import type { Export } from './db/read-export';

/**
 * What an application adds to the provider that it mounts: a shop its orders, a feature its pages. The provider's own
 * routes, tables and lists are not parts; whoever changes the provider adds to them directly.
 */
export interface ProviderPart {
  /** Tables of its own, in the provider's database. */
  migrations?: Migrations;
  /** What it adds to `/admin/`. */
  admin?: AdminPart;
  /** What it stores of people. */
  person?: PersonPart;
  /** Removes what has been kept for its time; at every start, and once a day after it. */
  removeExpired?: (db: Database) => Promise<void>;
}

export interface AdminPart {
  /** Links beside the page's heading. */
  links?: readonly AdminLink[];
  /** Figures in the overview. */
  overview?: OverviewPart;
  /** Sections below the submissions. */
  sections?: readonly AdminSection[];
  /** Answered as `{"items": […]}` by `/admin/api/NAME`. */
  lists?: Readonly<Record<string, AdminList>>;
  /** Answered as CSV by `/admin/export/NAME.csv`. */
  exports?: ReadonlyMap<string, Export>;
}

export interface AdminLink {
  /** Below `/admin/`. */
  href: string;
  label: string;
}

/** The newest of a list, at most `limit` of them. */
export type AdminList = (db: Database, limit: number) => Promise<readonly unknown[]>;

export interface AdminSection {
  id: string;
  title: string;
  /** Its content as JSX of hono, which escapes what it is given. */
  draw: (db: Database, limit: number) => Promise<Child>;
}

export interface OverviewPart {
  read: (tx: Transaction, days: OverviewDays) => Promise<OverviewFigures>;
  /** Made-up figures, for somebody who has none yet. `random` gives a number from 0 to 1. */
  sample: (days: readonly string[], random: () => number) => OverviewFigures;
}

export interface OverviewDays {
  /** ISO dates, the oldest first. */
  days: readonly string[];
  since: Date;
}

export interface OverviewFigures {
  /** Whether nothing has happened. */
  isEmpty: boolean;
  tiles: readonly OverviewTile[];
  cards: (links: OverviewLinks) => readonly OverviewCard[];
}

export interface OverviewTile {
  label: string;
  value: string;
}

export interface OverviewCard {
  id: string;
  title: string;
  body: Child;
  /** Where its numbers can be had as CSV. */
  csv: string | null;
  isWide?: boolean;
}

export interface OverviewLinks {
  range: Range;
  /** The address of an export of this range; null for made-up figures, which nothing exports. */
  exportOf: (name: string) => string | null;
}

export interface PersonPart {
  /** How many of what there is, in sentences: asked for before somebody is erased. */
  describe: (db: Database, person: Person) => Promise<readonly string[]>;
  /** Everything that is stored of the person. */
  export: (db: Database, person: Person) => Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Erases it, in the transaction that erases everything else; answers how many of each kind. */
  erase: (tx: Transaction, person: Person) => Promise<Readonly<Record<string, number>>>;
}
