/** A widget of a page, as it is shown in the gallery: with the markup to copy, which is what the page itself has. */
export interface GalleryWidget {
  /** Of the section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly markup: string;
}
