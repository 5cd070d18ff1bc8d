/** The design tokens that forms read, which a frame does not inherit: docs/guide/styling.md. */
export const CUSTOM_PROPERTIES = [
  '--mountkit-text',
  '--mountkit-font',
  '--mountkit-font-size',
  '--mountkit-accent',
  '--mountkit-accent-text',
  '--mountkit-error',
  '--mountkit-border',
  '--mountkit-radius',
  '--mountkit-shadow',
  '--mountkit-background',
  '--mountkit-input-text',
  '--mountkit-muted',
  '--mountkit-gap',
] as const;

/** Other properties that a form inherits in a page. */
export const INHERITED = [
  'color',
  'color-scheme',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
] as const;

/** Space around the content of the frame for outlines, in CSS pixels. */
export const EDGE = 5;

/**
 * The styles of the frame's own document. It has no doctype, so some rules of quirks mode are undone. A popup could not
 * extend beyond the frame: it is part of the flow there.
 */
export const FRAME_CSS = `html{overflow:hidden}
body{margin:0;padding:${EDGE}px;overflow:hidden;background:0 0}
form{margin:0}
table{font:inherit;color:inherit}
.hs-dateinput.hs-dateinput .hs-datepicker{position:static;max-height:none;box-shadow:none}`;
