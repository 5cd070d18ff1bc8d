import { summarize } from './statistics.mjs';

/**
 * Measures a row: in each round every case, in each case every contender, one after the other. A first round is not
 * counted: the server's answers are compressed in it. After so many minutes no further round is begun. Answers all
 * samples, and a summary of each case, contender and metric.
 */
export async function runRow(row, { session, runs, minutes = Number.POSITIVE_INFINITY }) {
  const { contenders } = row;
  const rounds = row.isExact ? 1 : runs;
  const samples = row.cases.map(() => contenders.map(() => []));
  const end = Date.now() + minutes * 60_000;
  for (let round = row.isExact ? 1 : 0; round <= rounds; round++) {
    if (round > 1 && Date.now() > end) break;
    for (const [caseIndex, { key }] of row.cases.entries()) {
      for (const [index, contender] of contenders.entries()) {
        const sample = await row.run(session, contender, key);
        if (round > 0) samples[caseIndex][index].push(sample);
      }
    }
    session.progress(`${row.name}: round ${round} of ${rounds}`);
  }

  return row.cases.map(({ key, label }, caseIndex) => ({
    key,
    label,
    results: contenders.map(({ name, label }, index) => {
      const own = samples[caseIndex][index];
      const summaries = row.metrics.map((metric) => [metric.key, summarize(own.map((sample) => sample[metric.key]))]);
      return { name, label, samples: own, ...Object.fromEntries(summaries) };
    }),
  }));
}
