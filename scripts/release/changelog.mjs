const heading = '## [Unreleased]\n';

/** Gives what stands under Unreleased the number and the day of a release. The same release again changes nothing. */
export function dateChangelog(text, { version, date }) {
  if (text.includes(`\n## [${version}] - ${date}\n`)) return text;
  if (text.includes(`\n## [${version}] `)) throw new Error(`the changelog has a section for ${version} already`);
  if (!text.includes(heading)) throw new Error("the changelog has no section '## [Unreleased]'");
  return text.replace(heading, `${heading}\n## [${version}] - ${date}\n`);
}
