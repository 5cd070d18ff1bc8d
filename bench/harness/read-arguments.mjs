import { parseArgs } from 'node:util';

/** Fewer runs say too little on a machine that does other things too. */
const LEAST_RUNS = 9;

const options = {
  row: { type: 'string', multiple: true },
  contender: { type: 'string', multiple: true },
  runs: { type: 'string', default: String(LEAST_RUNS) },
  dist: { type: 'string' },
};

/** Reads the command line; throws on what it does not know. */
export function readArguments(args) {
  const { values } = parseArgs({ args, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}, expected a whole number`);
  if (runs < LEAST_RUNS) console.log(`${runs} runs are for a quick look; ${LEAST_RUNS} or more for numbers to quote`);
  return { ...values, runs };
}

/** Those with a wanted name, or all where none is wanted; throws where there is none of that name. */
export function pick(all, wanted, kind) {
  const unknown = wanted?.find((name) => !all.some((entry) => entry.name === name));
  if (unknown) throw new Error(`no ${kind} ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
  return wanted ? all.filter(({ name }) => wanted.includes(name)) : all;
}
