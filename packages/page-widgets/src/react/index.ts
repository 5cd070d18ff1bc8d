'use client';

export { Carousel } from './carousel';
export { Countdown } from './countdown';
export type { WidgetProps } from './create-component';
export { Accordion, Tabs } from './disclosure';
export { Contact, FloatingBar } from './floating';
export { Gallery, Posts } from './gallery';
export { Headline, TextPath } from './headline';
export { Hotspot } from './hotspot';
export { Lightbox } from './lightbox';
export { Menu } from './menu';
export { Alert, Background } from './page';
export { Counter, Progress, Reveal } from './reveal';
export { Search } from './search';
export { Share } from './share';
export { Toc, Tracker } from './toc';
export { Playlist, Video } from './video';
