/** The builder's scripts: its free core, and its Pro part. */
export type BuilderScript = 'core' | 'pro';

/** Addresses of the builder's scripts; also in an attribute of a script that an optimiser of the page delays. */
const ADDRESSES: Readonly<Record<BuilderScript, RegExp>> = {
  core: /\/elementor\/assets\/js\/frontend\./,
  pro: /\/(?:elementor-pro|pro-elements)\/assets\/js\/frontend\./,
};

/** Whether one of the builder's scripts is on the page: it has run, or it is going to. */
export function runsHere(script: BuilderScript): boolean {
  return [...document.scripts].some(({ attributes }) =>
    [...attributes].some(({ value }) => ADDRESSES[script].test(value)),
  );
}
