import { type ComponentType, createElement } from 'preact';

/** What the compiler makes of a JSX element. */
export const jsx = (type: string | ComponentType, props: object, key?: string) =>
  createElement(type as string, key === undefined ? props : { ...props, key });
export { Fragment } from 'preact';
export { jsx as jsxs };
