interface ImportMetaEnv {
  /** Base address of the forms host; the application's own where it is not set. */
  readonly VITE_PROVIDER?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
