export * as disclosure from './disclosure';
export * as reveal from './reveal';
