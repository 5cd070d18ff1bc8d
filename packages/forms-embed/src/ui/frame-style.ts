/** The custom properties by which a page changes the theme: a frame does not inherit them. */
export const CUSTOM_PROPERTIES = [
  '--mountkit-text',
  '--mountkit-font',
  '--mountkit-accent',
  '--mountkit-accent-text',
  '--mountkit-error',
  '--mountkit-border',
  '--mountkit-radius',
  '--mountkit-background',
  '--mountkit-input-text',
  '--mountkit-muted',
  '--mountkit-gap',
] as const;

/** What else of the page's type and colours a form in it would inherit. */
export const INHERITED = [
  'color',
  'color-scheme',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
] as const;

/** Space around what is in the frame, so that outlines are seen whole; in CSS pixels. */
export const EDGE = 5;

/**
 * The frame's own document. It has no doctype, so some of what browsers did before there were any is undone. A popup in
 * it could not stand out of it: it is part of the page then.
 */
export const FRAME_CSS = `html{overflow:hidden}
body{margin:0;padding:${EDGE}px;overflow:hidden;background:0 0}
form{margin:0}
table{font:inherit;color:inherit}
.hs-dateinput.hs-dateinput .hs-datepicker{position:static;max-height:none;box-shadow:none}`;
