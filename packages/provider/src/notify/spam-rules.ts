import { countLinks } from './links';
import type { SpamReason } from './schema';

/** Links in all values together that a person still writes. */
const MOST_LINKS = 3;
/** Links in the markup of forums and pages: people write neither into a form. */
const MARKUP = /\[(?:url|link)[=\]]|<a\s[^<>]*href/i;
/** How much of a value is looked at: spam shows early. */
const MOST_READ = 20_000;

interface Judged {
  values: Readonly<Record<string, string>>;
  /** What the form says of itself in `hs_context`. */
  context: Readonly<Record<string, unknown>>;
}

/** Why a submission looks like spam; nothing where it does not. */
export function findSpamReasons({ values, context }: Judged): SpamReason[] {
  const text = Object.values(values)
    .map((value) => value.slice(0, MOST_READ))
    .join('\n');
  const { honeypotFilled, timeGate } = context;
  const signs: [SpamReason, boolean][] = [
    ['honeypot', honeypotFilled === true],
    [
      'too-fast',
      typeof timeGate === 'object' && timeGate !== null && 'passed' in timeGate && timeGate.passed === false,
    ],
    ['links', countLinks(text) > MOST_LINKS],
    ['markup', MARKUP.test(text)],
  ];
  return signs.filter(([, isSeen]) => isSeen).map(([reason]) => reason);
}
