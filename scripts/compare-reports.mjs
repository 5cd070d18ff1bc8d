/** Lists the rules that a bad file says it breaks, in comments: `// breaks: some-rule`. */
export function listMarks(code) {
  return [...code.matchAll(/\/\/ breaks: ([\w-]+)/g)].map((match) => match[1]);
}

/** Compares what a bad example is marked to break with what was reported; returns the differences in words. */
export function compareReports({ rules, marks, reported }) {
  const name = ({ rule, from }) => `${rule} in ${from}`;
  const expected = new Set(marks.map(name));
  const actual = new Set(reported.map(name));
  const tried = new Set(marks.map((mark) => mark.rule));
  return [
    ...[...expected].filter((entry) => !actual.has(entry)).map((entry) => `bad example: not reported: ${entry}`),
    ...[...actual].filter((entry) => !expected.has(entry)).map((entry) => `bad example: reported wrongly: ${entry}`),
    ...rules.filter((rule) => !tried.has(rule)).map((rule) => `bad example: breaks no ${rule}`),
  ];
}
