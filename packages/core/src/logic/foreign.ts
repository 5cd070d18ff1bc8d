/** Marks an element whose content came from elsewhere, such as a definition's markup: nothing in it is mounted or followed. */
export const FOREIGN = 'data-mountkit-foreign';

/** The end of a selector that finds nothing in markup from elsewhere. */
export const NOT_FOREIGN = `:not([${FOREIGN}] *)`;
