import { bodyLimit } from 'hono/body-limit';
import { failureJson } from './failure';

/** Refuses a longer body before anything reads it. */
export const limitBody = (maxSize = 100_000) =>
  bodyLimit({
    maxSize,
    onError: (c) => failureJson(c, { status: 413, message: `The body is longer than ${maxSize} bytes.` }),
  });
