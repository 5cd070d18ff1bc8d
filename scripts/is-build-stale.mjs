/** Says whether built folders, last written at these times (0: missing), may lack what the sources say now. */
export function isBuildStale(buildTimes, sourceTime) {
  return buildTimes.some((time) => time < sourceTime || time === 0);
}
