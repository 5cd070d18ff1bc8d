// What only forms need whose provider wants its cookie said back: a chunk of its own.
export { xsrfHeaders } from '@mountkit/core';
