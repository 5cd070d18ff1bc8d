// What only forms need whose provider wants its cookie sent back as a header: a chunk of its own.
export { xsrfHeaders } from '@mountkit/core';
