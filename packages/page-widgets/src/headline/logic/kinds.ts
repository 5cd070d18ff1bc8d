/** How one word can follow the other. */
export const ANIMATIONS = [
  'typing',
  'clip',
  'flip',
  'swirl',
  'blinds',
  'drop-in',
  'wave',
  'slide',
  'slide-down',
] as const;

/** How one word follows the other. */
export type Animation = (typeof ANIMATIONS)[number];

/** All marks. */
export const MARKERS = [
  'circle',
  'curly',
  'underline',
  'double',
  'double_underline',
  'underline_zigzag',
  'diagonal',
  'strikethrough',
  'x',
] as const;

/** A mark of a headline. */
export type Marker = (typeof MARKERS)[number];
