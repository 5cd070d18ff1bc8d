/** The numbers from 0 to below `count`. Not by `Array.from`, which old libraries replace with their own. */
export function range(count: number): number[] {
  const all: number[] = [];
  for (let next = 0; next < count; next++) all.push(next);
  return all;
}
