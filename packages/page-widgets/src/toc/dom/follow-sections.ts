import { type Disposer, listen } from '@mountkit/core';
import { landingLine } from './top-cover';

/** What is told of the section that is read. */
interface SectionsSpec {
  /** In the order of the page. */
  readonly headings: readonly Element[];
  readonly offset: number | undefined;
  /** The heading of the section that is read now; -1 before the first one. */
  changed(index: number): void;
}

/** How far below the line of a heading that an address leads to its section begins: pixels, for rounding. */
const SLACK = 4;

/** Follows which section is read: the last one whose heading has come to the top of the window. Nothing is measured. */
export function followSections({ headings, offset, changed }: SectionsSpec) {
  const passed = new Set<Element>();
  let line = -1;
  let chosen = -1;
  let observer: IntersectionObserver | undefined;

  const tell = () => changed(chosen >= 0 ? chosen : headings.findLastIndex((heading) => passed.has(heading)));
  const forget = () => {
    if (chosen < 0) return;
    chosen = -1;
    tell();
  };
  const observe = () => {
    line = landingLine(offset);
    observer?.disconnect();
    passed.clear();
    // Everything above the line is in view of it, however far above.
    const rootMargin = `9999999px 0px ${Math.ceil(line) + SLACK - innerHeight}px`;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        // A header may have come or gone: what is passed is known once the new observer has looked.
        if (Math.abs(landingLine(offset) - line) > SLACK) observe();
        else tell();
      },
      { rootMargin },
    );
    for (const heading of headings) observer.observe(heading);
  };
  observe();

  const offs: Disposer[] = [
    listen(window, 'resize', observe),
    // From then on it is the visitor who moves the page, not the link.
    ...['wheel', 'touchmove', 'keydown'].map((name) => listen(window, name, forget, { passive: true })),
  ];
  return {
    /** A link led to it: it is the one that is read, though the page may be too short to bring it to the top. */
    choose(index: number) {
      chosen = index;
      tell();
    },
    stop() {
      observer?.disconnect();
      for (const off of offs) off();
    },
  };
}
