/**
 * Gives each row those that it measures: of its group, those that it names or all, and of these those that are wanted,
 * or all where nobody is. A row that nobody is left for is dropped.
 */
export const planRows = (rows, wanted) =>
  rows.map((row) => planRow(row, wanted)).filter(({ contenders }) => contenders.length > 0);

function planRow(row, wanted) {
  const { group, only, baseline = group.baseline } = row;
  const contenders = group.contenders
    .filter(({ name }) => (!only || only.includes(name)) && (!wanted || wanted.includes(name)))
    .map((contender) => ({ ...contender, id: `${group.name}/${contender.name}` }));
  return { ...row, baseline, contenders };
}

/** The contenders of some planned rows, each once. */
export const listContenders = (planned) => [
  ...new Map(planned.flatMap(({ contenders }) => contenders).map((contender) => [contender.id, contender])).values(),
];

/** Those with a wanted name, or all where none is wanted; throws where there is none of that name. */
export function pick(all, wanted, kind) {
  const unknown = wanted?.find((name) => !all.some((entry) => entry.name === name));
  if (unknown) {
    const known = [...new Set(all.map(({ name }) => name))];
    throw new Error(`no ${kind} ${unknown}; there are ${known.join(', ')}`);
  }
  return wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
}
