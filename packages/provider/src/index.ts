export { createBaseApp, createProvider, type ProviderLimits, type ProviderOptions } from './app';
export { type Config, readConfig } from './config';
export type { Connection, Database, Migrations, Transaction } from './db/connect';
export { openDatabase } from './db/connect';
export type { Person } from './db/person';
export type { Export } from './db/read-export';
export { uploadFolder } from './forms/upload-folder';
export type { UploadStore } from './forms/upload-store';
export type { Report } from './http/answer-failure';
export type { AppEnv } from './http/env';
export type { Site } from './pages';
export type {
  AdminLink,
  AdminList,
  AdminPart,
  AdminSection,
  OverviewCard,
  OverviewDays,
  OverviewFigures,
  OverviewLinks,
  OverviewPart,
  OverviewTile,
  PersonPart,
  ProviderPart,
} from './part';
export { runUntilStopped } from './run-until-stopped';
export { type RunningProvider, type StartOptions, startProvider } from './start';
export { StartError } from './start-error';
