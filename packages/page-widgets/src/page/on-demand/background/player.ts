import type { Disposer } from '@mountkit/core';

/** Something that plays behind an element. */
export interface Player {
  /** What is put into the layer. */
  readonly nodes: readonly Element[];
  play(): void;
  pause(): void;
  /** Ends it for good. */
  stop: Disposer;
}
