/** Set by `npm run test:hostile`: the campaign at its full length. Without it, what every run of the tests can afford. */
const isLong = process.env.HOSTILE === 'long';

/** How often each part of the campaign tries. */
export const effort = {
  /** Payloads through every place that foreign markup can reach, for each file of the script tag. */
  payloads: isLong ? 20_000 : 1000,
  /** Random definitions, on each build. */
  definitions: isLong ? 10_000 : 250,
  /** Where the random definitions begin. A run of the tests means the same ones each time; the long form new ones. */
  seed: Number(process.env.HOSTILE_SEED) || (isLong ? Date.now() % 2 ** 31 : 8100231),
  /** Builds on which every fault happens to every call of a form: what calls is the same source in all. */
  buildsForFaults: isLong ? 2 : 1,
  /** How often every widget is mounted and unmounted, on each build. */
  cycles: isLong ? 1000 : 50,
  /** Whether so many cycles tell a page that grows from one that is being warmed up. */
  measuresHeap: isLong,
  /** How often the server is killed, on each database. */
  kills: isLong ? 8 : 1,
  /** What is sent to a server that is killed: at most as many as its lists show at once. */
  submissions: isLong ? 200 : 80,
  /** How often five tabs go offline together, on each build. */
  outages: isLong ? 5 : 1,
  /** Milliseconds for one test. */
  timeout: isLong ? 40 * 60_000 : 120_000,
} as const;
