import { compareSizes, tabulate, toMarkdown } from './sizes.mjs';

const titles = { major: 'Breaking', minor: 'New', patch: 'Mended' };

/** The notes of a release, in Markdown: what the changesets say, by weight, and what became larger or smaller. */
export function writeNotes({ version, date, entries, before, after }) {
  const rows = compareSizes(before.sizes, after);
  const parts = Object.entries(titles)
    .map(([step, title]) => [title, entries.filter((entry) => entry.step === step)])
    .filter(([, those]) => those.length > 0)
    .map(([title, those]) => `## ${title}\n\n${those.map(formatEntry).join('\n')}`);
  const sizes =
    rows.length === 0
      ? `No file has changed its size since ${before.version}.`
      : `Bytes, against ${before.version}.\n\n${toMarkdown(tabulate(rows))}`;
  return `${[`# ${version}, ${date}`, ...parts, `## Sizes\n\n${sizes}`].join('\n\n')}\n`;
}

function formatEntry({ packages, summary }) {
  return `- ${packages.map((name) => `\`${name}\``).join(', ')}: ${summary.replace(/\s*\n\s*/g, ' ')}`;
}
