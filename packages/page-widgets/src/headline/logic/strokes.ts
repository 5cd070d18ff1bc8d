import type { Marker } from './kinds';

/** Marks around or through words, on a field of 500 by 150: one or two strokes, drawn one after the other. */
const STROKES: Readonly<Record<Marker, readonly string[]>> = {
  circle: ['M300 12C150 2 14 26 12 78c-2 50 130 64 246 62 130-2 232-26 230-74C486 20 350 4 210 18'],
  curly: ['M6 140c24-18 42-18 62-2s40 16 62-2 40-18 62-2 40 16 62-2 40-18 62-2 40 16 62-2 40-18 62-2 34 14 54 0'],
  underline: ['M8 138c120-10 300-14 484-4'],
  double: ['M8 12c150-8 320-8 484-2', 'M10 140c160-10 330-8 480-4'],
  double_underline: ['M8 126c160-10 330-8 484-4', 'M24 144c150-8 300-8 452-4'],
  underline_zigzag: ['M10 128c150-6 320-8 480-4-130 2-250 8-364 16 90-4 180-4 264 2'],
  diagonal: ['M14 14c150 50 310 92 472 122'],
  strikethrough: ['M6 76c160-6 330-6 488 0'],
  x: ['M490 8C330 62 170 108 12 142', 'M12 8c150 56 310 100 478 134'],
};

/** The path data of a mark's strokes. */
export const strokesOf = (marker: Marker): readonly string[] => STROKES[marker];
