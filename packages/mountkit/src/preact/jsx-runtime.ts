/** What the compiler makes of a JSX element. */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
