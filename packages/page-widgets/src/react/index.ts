'use client';

export { Carousel } from './carousel';
export type { WidgetProps } from './create-component';
export { Accordion, Tabs } from './disclosure';
export { Gallery, Posts } from './gallery';
export { Lightbox } from './lightbox';
export { Menu } from './menu';
export { Alert, Background } from './page';
export { Counter, Progress, Reveal } from './reveal';
export { Playlist, Video } from './video';
