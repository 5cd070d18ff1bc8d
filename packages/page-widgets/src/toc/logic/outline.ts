/** A heading by its place in the list of headings, with those below it. */
export interface Entry {
  readonly index: number;
  readonly entries: readonly Entry[];
}

/** Orders headings by their levels: one belongs to the last one before it of a higher level, whatever is skipped. */
export function outlineOf(levels: readonly number[], isHierarchical: boolean): readonly Entry[] {
  const roots: Entry[] = [];
  const open: { readonly level: number; readonly entries: Entry[] }[] = [];
  levels.forEach((level, index) => {
    while (open.length && (!isHierarchical || (open.at(-1)?.level ?? 0) >= level)) open.pop();
    const entries: Entry[] = [];
    (open.at(-1)?.entries ?? roots).push({ index, entries });
    open.push({ level, entries });
  });
  return roots;
}
