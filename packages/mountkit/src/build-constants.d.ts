/** The version in package.json, written in by the build. */
declare const VERSION: string;

/** Whether all widgets are in the script itself, so that none is fetched; written in by the build. */
declare const IS_ONE_FILE: boolean;

/** The tag of a script in which all widgets are; there in no other. */
declare const OWN_TAG: Pick<HTMLElement, 'dataset'>;

/** The hash in the name of each chunk; written in by the build. */
declare module 'virtual:chunks' {
  const chunks: Readonly<Record<string, string>>;
  export default chunks;
}

/** What the loader shares with its chunks; written in by the build. */
declare module 'virtual:kit' {
  const kit: readonly unknown[];
  export default kit;
}

/** What the chunk of other widgets' names shares with those widgets; written in by the build. */
declare module 'virtual:widget-kit' {
  const kit: readonly unknown[];
  export default kit;
}
