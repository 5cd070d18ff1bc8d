import type { GalleryWidget } from './gallery-widget';
import { mediaWidgets } from './media';
import { pagePartWidgets } from './page-parts';
import { readingWidgets } from './reading';
import { serviceWidgets } from './services';

export type { GalleryWidget };

/** Every widget of the gallery, in the order in which the page shows them. */
export const galleryWidgets: readonly GalleryWidget[] = [
  ...readingWidgets,
  ...mediaWidgets,
  ...pagePartWidgets,
  ...serviceWidgets,
];
