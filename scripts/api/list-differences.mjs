/** Lists the lines that only one of two texts has, in order: those that go with `-`, those that come with `+`. */
export function listDifferences(before, after) {
  const [gone, come] = [lines(before), lines(after)];
  return [...without(gone, come).map((line) => `- ${line}`), ...without(come, gone).map((line) => `+ ${line}`)];
}

function lines(text) {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** As often as they stand in one and not in the other. */
function without(these, those) {
  const left = new Map();
  for (const line of those) left.set(line, (left.get(line) ?? 0) + 1);
  return these.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
