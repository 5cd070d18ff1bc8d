import { row as bytes } from './bytes.mjs';
import { row as keystroke } from './keystroke.mjs';
import { row as render } from './render.mjs';
import { row as startup } from './startup.mjs';

/** What is measured, in this order. */
export const rows = [bytes, startup, render, keystroke];
