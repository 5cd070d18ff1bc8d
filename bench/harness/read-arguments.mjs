import { parseArgs } from 'node:util';

/** Fewer runs say too little on a machine that does other things too. */
const LEAST_RUNS = 9;

const options = {
  row: { type: 'string', multiple: true },
  contender: { type: 'string', multiple: true },
  runs: { type: 'string', default: String(LEAST_RUNS) },
  minutes: { type: 'string' },
  dist: { type: 'string' },
  recorded: { type: 'string' },
};

/** Reads the command line; throws on what it does not know. */
export function readArguments(args) {
  const { values } = parseArgs({ args, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}, expected a whole number`);
  if (runs < LEAST_RUNS) console.log(`${runs} runs are for a quick look; ${LEAST_RUNS} or more for numbers to quote`);
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0)) throw new Error(`--minutes is ${values.minutes}, expected a number`);
  return { ...values, runs, minutes };
}
