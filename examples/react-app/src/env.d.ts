interface ImportMetaEnv {
  /** Base address of the forms host. */
  readonly VITE_PROVIDER?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
