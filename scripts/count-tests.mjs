/**
 * Counts the tests of a vitest run from its JSON report.
 * A run counts at least one failure where it failed as a whole (an error outside a test, a file that does not load),
 * where there is no report, or where test files on the disk belong to no project and so were never run.
 */
export function countTests({ report, exitedWell, files }) {
  const ran = new Set(report?.testResults?.map((result) => result.name));
  const missed = files.filter((file) => !ran.has(file));
  const passed = report?.numPassedTests ?? 0;
  const failedTests = report?.numFailedTests ?? 0;
  const broken = !exitedWell || !report || missed.length > 0 || passed + failedTests === 0;
  return { passed, failed: broken ? Math.max(1, failedTests) : failedTests, missed };
}
