import { readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { listSizeLines } from '../size-lines.mjs';
import { drawDefinition } from './definition-page.mjs';
import { groupMessages } from './message-groups.mjs';
import { PACKAGES } from './packages.mjs';
import { readMessages } from './read-messages.mjs';
import { readSchema } from './read-schemas.mjs';
import { readTypes } from './read-types.mjs';
import { listSettings } from './settings-rows.mjs';
import { code, table, words } from './write-markdown.mjs';

const sourceOf = (name, file) => at('packages', name, 'src', file);

/** Where the source of an entry is: `access` is a file, `react` a folder. */
const FOLDERS = new Set([
  'react',
  'checkout',
  'links',
  'product',
  'logic',
  'carousel',
  'disclosure',
  'menu',
  'page',
  'page-form',
  'services',
  'reveal',
  'gallery',
  'lightbox',
  'lottie',
  'video',
  'toc',
  'share',
  'countdown',
  'headline',
  'hotspot',
  'search',
  'floating',
  'attribution',
  'cart-page',
  'drawer',
]);
const entryOf = (name, entry) =>
  sourceOf(name, entry === '' ? 'index.ts' : FOLDERS.has(entry) ? `${entry}/index.ts` : `${entry}.ts`);

/** The reference: file name to markdown. The table of sizes needs a build. */
export async function makeReference() {
  return new Map([
    ['index.md', drawIndex()],
    ...(await makePackagePages()),
    ['definition.md', drawDefinition()],
    ['errors.md', drawErrors()],
    ['messages.md', drawMessages()],
    ['cdn.md', drawCdn()],
    ['sizes.md', drawSizes()],
  ]);
}

/** A page for each package, from its types and schemas. */
export async function makePackagePages() {
  const types = readTypes(listSources());
  return new Map(
    await Promise.all(PACKAGES.map(async (package_) => [`${package_.name}.md`, await drawPage(package_, types)])),
  );
}

function drawIndex() {
  const rows = PACKAGES.map(({ name, schemas, entries }) => [
    `[${name}](${name}.md)`,
    schemas
      .map(({ mark }) => mark && code(mark))
      .filter(Boolean)
      .join(', '),
    entries.map((entry) => code(`@mountkit/${name}${entry && `/${entry}`}`)).join(', '),
  ]);
  return `# Reference

Written by the build from the types of every package and from the schemas by which settings are read, so it says what the code does.

${table(['package', 'names in `data-mountkit`', 'entries'], rows)}

A setting is an attribute in kebab-case where one is named, a key of the JSON object in \`data-settings\`, an option of \`mount\`, or a property of the React component. Options given in script are the strongest, then single attributes, then \`data-settings\`. What cannot be read is [reported](../guide/bad-input.md) and has its default.

[The definition of a form](definition.md), [error codes](errors.md) and [sizes](sizes.md) are made the same way.
`;
}

/** The guide's tables of codes, and those of types. */
function drawErrors() {
  const cart = readTypes([sourceOf('shop-cart', 'events.ts')])
    .readExports(sourceOf('shop-cart', 'events.ts'))
    .find(({ name }) => name === 'FailureCode');
  const guide = readFileSync(at('docs/guide/bad-input.md'), 'utf8');
  const tables = guide.split(/^(?=## )/m).filter((section) => /^\| (?:code|key) \|/m.test(section));
  const drawn = tables.map((section) =>
    section
      .replace(/^```[\s\S]*?^```\n/gm, '')
      .replace(/\]\((?!http)([\w-]+\.md)/g, '](../guide/$1')
      .trim(),
  );
  return [
    '# Error codes',
    'Codes are stable; messages are for developers and may change.',
    ...drawn,
    `## A product that is not added or removed\n\nThe event \`failed\` of the cart has \`code\`. ${words(cart.doc)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** What the packages can say on the console, by what to do about it. */
export function drawMessages() {
  const { groups, others } = groupMessages(readMessages());
  const list = (messages) =>
    table(
      ['message', 'package'],
      messages.map(({ text, packages }) => [code(text), packages.join(', ')]),
    );
  return `# Console messages

Every message that the packages can write to the console, read from their sources. Each begins with \`mountkit:\`; most name the widget and its element first. \`…\` is what is known only in a page. [Troubleshooting](../guide/troubleshooting.md) begins with what you see.

${groups.map(({ title, advice, messages }) => `## ${title}\n\n${advice}\n\n${list(messages)}`).join('\n\n')}

## The rest

[Troubleshooting](../guide/troubleshooting.md#single-messages) has a row for each of them.

${list(others)}
`;
}

/** The tag from a CDN, with the version and the hashes of this very build. */
function drawCdn() {
  const { version } = JSON.parse(readFileSync(at('packages/mountkit/package.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(at('packages/mountkit/dist/manifest.json'), 'utf8'));
  const tag = (host, file, rest = '') => `<script src="${host}@${version}/dist/${file}"
        integrity="${manifest[file].integrity}"
        crossorigin="anonymous" data-provider="https://forms.example/"${rest}></script>`;
  const jsdelivr = 'https://cdn.jsdelivr.net/npm/mountkit';
  const files = ['mountkit.js', 'mountkit.umd.js', 'hbspt.js', ...Object.keys(manifest).filter(isOneFile)];
  return `# From a CDN

The package \`mountkit\` of npm has the built script tag in \`dist/\`, so every CDN that serves npm packages serves it. The version and the hashes on this page are those of the build that wrote it.

\`\`\`html
${tag(jsdelivr, 'mountkit.js', ' async')}
\`\`\`

Or from unpkg:

\`\`\`html
${tag('https://unpkg.com/mountkit', 'mountkit.js', ' async')}
\`\`\`

- **Name the version.** With \`integrity\` another version at the same address would be refused. The address without a path, \`${jsdelivr}@${version}\`, answers the loader too.
- **Chunks** are loaded from \`dist/chunks/\` beside the loader, by names that contain a hash of their content. A page that checks them as well lists them in an import map with \`integrity\`: [security](../security.md).
- **A policy** of the page needs the CDN in \`script-src\`, or a nonce.
- **Only the script** comes from there. Forms come from the host in \`data-provider\`; [nothing else is called](../guide/storage.md#which-hosts-are-called).
- A host of your own does the same with one request less to a third party: [serving the files](../guide/serving.md).

## Hashes

${table(
  ['file', 'bytes, brotli', 'integrity'],
  files.map((file) => [code(file), manifest[file].brotli.toLocaleString('en'), code(manifest[file].integrity)]),
)}

\`dist/manifest.json\` has those of every file.
`;
}

const isOneFile = (file) => /^umd\/(?!lazy-)/.test(file);

function drawSizes() {
  const lines = listSizeLines({ every: true });
  if (lines.length === 0) throw new Error('nothing is built: npm run build');
  return `# Sizes

Bytes of every file that the script tag ships, as this build made them. A page with a form loads the first rows; lazy chunks come only when something needs them. The last rows are all of it in one file.

${lines.join('\n')}

\`npm run size\` shows every file of every package, and the build fails where a budget is exceeded.
`;
}

function listSources() {
  return PACKAGES.flatMap(({ name, entries, events, schemas }) => [
    ...entries.map((entry) => entryOf(name, entry)),
    ...events.map(({ file }) => sourceOf(name, file)),
    ...schemas.flatMap(({ types }) => types.map((type) => sourceOf(name, type.split(':')[0]))),
  ]);
}

async function drawPage(package_, types) {
  const { name, title, events, schemas, entries } = package_;
  const settings = await Promise.all(schemas.map((schema) => drawSettings(name, schema, types)));
  const heard = events.map((event) => drawEvents(name, event, types));
  const exported = entries.map((entry) => drawEntry(name, entry, types));
  const intro = `What \`@mountkit/${name}\` reads, tells and exports, from its types and schemas. How to use it: [${title}](../widgets/${name}.md).`;
  return [`# ${title}`, intro, ...settings, ...heard, ...exported].filter(Boolean).join('\n\n').concat('\n');
}

async function drawSettings(name, schema, types) {
  const described = schema.types.map((type) => {
    const [file, typeName] = type.split(':');
    return types.readInterface(sourceOf(name, file), typeName);
  });
  const rows = listSettings({
    ...schema,
    schema: schema.schema && (await readSchema(sourceOf(name, schema.file), schema.schema)),
    members: described.flatMap(({ members }) => members),
    doc: described.map(({ doc }) => doc).join('\n'),
  });
  const place = schema.within
    ? `Keys of the object \`${schema.within}\`.`
    : `Settings of \`data-mountkit="${schema.mark}"\`. Where no attribute is named, the key goes into \`data-settings\`.`;
  const head = ['setting', 'kind, default', 'what'];
  const body = rows.map(({ key, attribute, kind, preset, doc, modes }) => [
    code(key) + (attribute && `<br>${code(attribute)}`),
    code(kind.replace(/^ or /, 'empty or ').replace(/ or $/, ' or empty')) + (preset && `, ${code(preset)}`),
    words(
      (doc || (schema.within && preset === 'false' ? 'Turns it on.' : '')) +
        (modes.length > 0 ? ` For one device mode: ${modes.map((mode) => `\`${mode}\``).join(', ')}.` : ''),
    ),
  ]);
  return [`## ${schema.title}`, place, table(head, body)].join('\n\n');
}

function drawEvents(name, { widget, file, type }, types) {
  const { members } = types.readInterface(sourceOf(name, file), type);
  const intro = `On a handle by this name, on the global as \`${widget}:NAME\`, on the element as \`mountkit:${widget}:NAME\`. Every detail has \`id\` and \`instanceId\` too.`;
  const body = members.map(({ name: event, type: detail, doc }) => [
    code(event),
    words(doc),
    detail === 'object' ? '' : code(detail),
  ]);
  return ['## Events', intro, table(['event', 'when', 'detail'], body)].join('\n\n');
}

function drawEntry(name, entry, types) {
  const exported = types.readExports(entryOf(name, entry));
  const callable = exported.filter(({ kind }) => kind !== 'type');
  const described = exported.filter(({ kind }) => kind === 'type');
  const parts = callable.map(
    ({ name: member, doc, text }) => `### ${member}\n\n\`\`\`ts\n${text}\n\`\`\`\n\n${words(doc)}`,
  );
  const list = table(
    ['type', 'what', 'as'],
    described.map(({ name: member, doc, text, members }) => [
      code(member),
      words(doc),
      members.length > 0
        ? members.map(({ name: key }) => code(key)).join(', ')
        : code(text.replace(/\s+/g, ' ').replace(/;$/, '')),
    ]),
  );
  const title = `## @mountkit/${name}${entry && `/${entry}`}`;
  return [title, ...parts, described.length > 0 ? `**Types**\n\n${list}` : ''].filter(Boolean).join('\n\n');
}
