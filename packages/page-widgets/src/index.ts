export * as carousel from './carousel';
export * as disclosure from './disclosure';
export * as gallery from './gallery';
export * as lightbox from './lightbox';
export * as menu from './menu';
export * as page from './page';
export * as reveal from './reveal';
export * as video from './video';
