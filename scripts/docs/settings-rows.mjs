/** The device modes of a responsive setting, as the end of its key: specification 1 section 9. */
const MODE = /_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;

const camel = (key) => key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const hyphens = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/**
 * A row for each setting of a schema: `{key, attribute, kind, preset, doc, modes}`. The spelling of an attribute that
 * a schema has as a key of its own, and a key for one device mode, stand in the row of the setting that they belong to.
 */
export function listSettings({ schema, members, doc, mark, within }) {
  const docs = new Map([
    ...bulletsOf(doc),
    ...members.filter(({ doc: own }) => own).map(({ name, doc: own }) => [name, own]),
  ]);
  const kinds = new Map(members.map(({ name, type }) => [name, type]));
  const keys = schema ? Object.keys(schema) : members.map(({ name }) => name);
  const twins = new Set(keys.filter((key) => key.includes('_')).map(camel));
  const own = keys.filter((key) => !twins.has(key) && !MODE.test(key));
  return own.map((key) => {
    const setting = schema?.[key];
    return {
      key,
      attribute: attributeOf(key, { mark, within, setting }),
      kind: setting?.expected ?? kinds.get(key) ?? '',
      preset: presetOf(setting?.fallback),
      doc: docs.get(key) ?? '',
      modes: keys.filter((other) => other.startsWith(`${key}_`) && MODE.test(other) && other.replace(MODE, '') === key),
    };
  });
}

function attributeOf(key, { mark, within, setting }) {
  if (within || !mark || setting?.expected === 'a function') return '';
  return `data-${hyphens(key)}`;
}

function presetOf(fallback) {
  if (fallback === undefined || fallback === '') return '';
  const text = JSON.stringify(fallback);
  return text === '[]' || text === '{}' ? '' : text.replace(/^"(.*)"$/, '$1');
}

/** What a type says of its members in a list of its own. */
function bulletsOf(doc) {
  return [...doc.matchAll(/^- `(\w+)`: ([\s\S]*?)(?=^- |(?![\s\S]))/gm)].map(([, key, text]) => [
    key,
    text.replace(/\s+/g, ' ').trim(),
  ]);
}
