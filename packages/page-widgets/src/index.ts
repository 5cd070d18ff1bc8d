export * as carousel from './carousel';
export * as countdown from './countdown';
export * as disclosure from './disclosure';
export * as menu from './menu';
export * as page from './page';
export * as reveal from './reveal';
export * as share from './share';
export * as toc from './toc';
