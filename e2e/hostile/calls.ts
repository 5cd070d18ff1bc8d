import type { Page } from 'playwright-core';
import type { FaultProxy } from '../harness/fault-proxy';
import type { Fault } from '../harness/faults';
import type { PageServer } from '../harness/page-server';

/** What happens to a call. One that harms leaves the widget without a good answer. */
export interface NamedFault {
  readonly name: string;
  readonly fault: Fault;
  readonly harms: boolean;
}

/** Every fault of the campaign. */
export const FAULTS: readonly NamedFault[] = [
  { name: 'refused', fault: 'refused', harms: true },
  { name: 'cut off in the middle', fault: 'cut', harms: true },
  { name: 'answered with nonsense', fault: 'nonsense', harms: true },
  { name: 'answered with 500', fault: { status: 500 }, harms: true },
  { name: 'answered with nothing', fault: { status: 200 }, harms: true },
  { name: 'slow', fault: { slow: 300 }, harms: false },
  { name: 'answered twice', fault: 'twice', harms: false },
  { name: 'of a wrong content type', fault: { type: 'image/png' }, harms: false },
];

/** What a call of a widget is tried with. */
export interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** One time that a visitor makes a widget call its server. */
export interface Attempt {
  /** What the visitor does. */
  act(): Promise<unknown>;
  /** Waits until the widget has done with a call that was harmed. */
  failed(): Promise<unknown>;
  /** Waits until what the visitor wanted is done. */
  succeeded(): Promise<unknown>;
  /** What the visitor has typed or sees, and still does after a failure. Default: nothing. */
  kept?(): Promise<unknown>;
  /** How many records the server has in the end of what was meant once. Default: none are kept. */
  stored?(): Promise<number>;
}

/** A call of a widget. */
export interface Call {
  readonly name: string;
  /** The address by which the faults know it. */
  readonly path: RegExp;
  /** Names of faults that it cannot tell from a good answer. */
  readonly believes?: readonly string[];
  /** Opens a page with the widget; answers what begins an attempt on it. */
  open(stage: Stage): Promise<() => Promise<Attempt>>;
}

/** How often a call has reached the proxy. */
export const timesSeen = ({ requests }: FaultProxy, path: RegExp): number =>
  requests.filter((request) => path.test(request.path)).length;
