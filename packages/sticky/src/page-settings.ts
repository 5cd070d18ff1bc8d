/** Options of a button that leads to the top of the page. */
export interface ScrollTopOptions {
  /** From which scroll on it is there, in CSS pixels. Default 300. */
  readonly beyond: number;
}

/** Options of an element whose background is fetched when it comes near. */
export interface LazyOptions {
  /** Address of the picture. Required. */
  readonly background: string;
}
