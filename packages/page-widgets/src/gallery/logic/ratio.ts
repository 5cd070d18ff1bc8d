/** Width to height of a text such as `3:2` or `16/9`; undefined where it says none. */
export function ratioOf(text: string): number | undefined {
  const [, width, height] = /^\s*([\d.]+)\s*[:/]\s*([\d.]+)\s*$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
