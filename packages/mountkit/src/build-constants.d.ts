/** The version in package.json, written in by the build. */
declare const VERSION: string;

/** The files of each chunk: its entry, then what it imports; written in by the build. */
declare module 'virtual:chunks' {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}
