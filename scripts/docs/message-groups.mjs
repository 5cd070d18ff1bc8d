/**
 * Kinds of console messages, each with what to do about it. The first that fits counts; what fits none has a row of its
 * own in docs/guide/troubleshooting.md.
 */
const GROUPS = [
  {
    title: 'Something could not be loaded',
    fits: /could not load|no answer from|answered with|the shop answered|could not be read/,
    advice:
      'A request failed; the cause stands beside the message. Look at the network panel: a blocked host (a content blocker, a policy, a missing `Access-Control-Allow-Origin`), a file that a deployment removed ([keep old chunks](../guide/serving.md#releases-keep-old-chunks)), or no network. It is tried again at the next use.',
  },
  {
    title: 'Code of the page threw',
    fits: /threw|… failed|the rule for field … failed|drawing failed/,
    advice:
      'A callback, listener or rule of the page itself threw; the error stands beside the message. The widget goes on.',
  },
  {
    title: 'Another value was expected',
    fits: /expected|cannot be used/,
    advice:
      'The message names the element, the attribute or option, what was found, and what is read. The default is used until it is corrected; a corrected attribute takes effect at once.',
  },
  {
    title: 'A part of the markup is missing',
    fits: /^has no |^no such element|is used twice|there is no "…" on the page|which nothing on the page matches|no list/,
    advice:
      'The widget found its element, and not what it needs within or beside it. The page of the widget shows the markup.',
  },
  {
    title: 'A part of a definition was left out',
    fits: /left out|its beginning is shown|the first (?:… )?(?:is|are) |is shown without its markup|unknown filter operator/,
    advice:
      'The definition of a form holds what is too long or not supported; the rest is shown. [The limits](../guide/bad-input.md#what-a-definition-may-hold).',
  },
  {
    title: 'Something is left to the script of the shop',
    fits: /runs on this page/,
    advice:
      'No fault: the shop’s own script is on the page, and nothing is handled twice. Take that script out to use ours.',
  },
];

/** The messages of each group, and those of none. */
export function groupMessages(messages) {
  const groupOf = ({ text }) => GROUPS.find(({ fits }) => fits.test(text));
  const groups = GROUPS.map((group) => ({ ...group, messages: messages.filter((one) => groupOf(one) === group) }));
  return { groups, others: messages.filter((one) => !groupOf(one)) };
}
