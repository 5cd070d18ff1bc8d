/** The modules with the schemas of every widget, by their paths; for who reads sources by vite. */
export const ALL_SETTINGS = import.meta.glob(
  ['../../packages/*/src/**/settings.ts', '../../packages/*/src/**/*-settings.ts'],
  { eager: true },
);
