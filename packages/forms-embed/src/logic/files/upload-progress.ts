/** How much of an upload has been sent. Bytes. */
export interface SentBytes {
  readonly loaded: number;
  /** Of the whole body, with what stands between its entries. */
  readonly total: number;
}

/**
 * How much of each entry has been sent, from 0 to 1. A body has its entries in order; what stands between them is not
 * known, and counted as the same for each.
 *
 * @param sizes bytes of every entry, in order
 */
export function sharesSent(sizes: readonly number[], { loaded, total }: SentBytes): readonly number[] {
  const sum = sizes.reduce((all, size) => all + size, 0);
  const between = Math.max(0, total - sum) / Math.max(1, sizes.length);
  let begin = 0;
  return sizes.map((size) => {
    const end = begin + between + size;
    const share = end <= loaded ? 1 : (loaded - begin) / (end - begin);
    begin = end;
    return Math.min(1, Math.max(0, share));
  });
}

/** The quarter that has been reached, as a share: few enough to be read out. */
export const quarterSent = ({ loaded, total }: SentBytes): number =>
  total > 0 ? Math.floor(Math.min(1, loaded / total) * 4) / 4 : 0;
