export * as carousel from './carousel';
export * as disclosure from './disclosure';
export * as reveal from './reveal';
