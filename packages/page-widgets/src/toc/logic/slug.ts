/** An id made of a heading's words, in any script, that is not taken yet. */
export function slugOf(words: string, isTaken: (id: string) => boolean): string {
  const slug =
    words
      .normalize('NFKC')
      .toLowerCase()
      // Apostrophes join what they are between.
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') || 'section';
  let id = slug;
  for (let count = 2; isTaken(id); count += 1) id = `${slug}-${count}`;
  return id;
}
