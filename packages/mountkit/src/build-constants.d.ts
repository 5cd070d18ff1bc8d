/** The version in package.json, written in by the build. */
declare const VERSION: string;

/** Whether all widgets are in the script itself, so that none is loaded; written in by the build. */
declare const IS_ONE_FILE: boolean;

/**
 * Answers the folder in which a script that holds all widgets finds what it loads later, with a slash at its end. The build
 * declares it, and its imports call it; there in no other script.
 */
declare let ownFolder: () => string;

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

/** What every widget but forms is made with; written in by the build. */
declare module 'virtual:widget-kit' {}

/** The text of a style sheet, without comments and white space. */
declare module '*.css?inline' {
  const style: string;
  export default style;
}
