/** A way to enter; the direction is where it moves to. */
export type Entrance = 'fade' | 'fade-up' | 'fade-down' | 'fade-left' | 'fade-right' | 'zoom' | 'none';

/** How far an element moves while it enters, in CSS pixels. */
const DISTANCE = 32;

const TRANSFORMS: Readonly<Record<Entrance, string>> = {
  fade: 'none',
  'fade-up': `translateY(${DISTANCE}px)`,
  'fade-down': `translateY(${-DISTANCE}px)`,
  'fade-left': `translateX(${DISTANCE}px)`,
  'fade-right': `translateX(${-DISTANCE}px)`,
  zoom: 'scale(.9)',
  none: 'none',
};

/** The first state of an entrance; the last one is the element as the page has it. */
export const entranceFrame = (entrance: Entrance) => ({ opacity: 0, transform: TRANSFORMS[entrance] });
