/** Marks an element with foreign content, such as a definition's markup: nothing in it is mounted or followed. */
export const FOREIGN = 'data-mountkit-foreign';

/** The end of a selector that finds nothing in foreign markup. */
export const NOT_FOREIGN = `:not([${FOREIGN}] *)`;
