export * as disclosure from './disclosure';
export * as page from './page';
export * as reveal from './reveal';
