import { type Disposer, listen } from '@mountkit/core';

/** Milliseconds between two readings while the page is scrolled. */
const PAUSE = 100;

const readers = new Set<() => void>();

let timer: ReturnType<typeof setTimeout> | undefined;
let offs: readonly Disposer[] = [];

function readAll(): void {
  timer = undefined;
  for (const read of readers) read();
}

const readSoon = () => {
  timer ??= setTimeout(readAll, PAUSE);
};

/** Calls back while the page is scrolled, a few times a second, and after its size has changed. One listener serves all. */
export function readAlong(read: () => void): Disposer {
  if (!readers.size) {
    const size = new ResizeObserver(readSoon);
    size.observe(document.documentElement);
    offs = [listen(window, 'scroll', readSoon, { passive: true }), () => size.disconnect()];
  }
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size) return;
    clearTimeout(timer);
    timer = undefined;
    for (const off of offs) off();
  };
}
