import type { FileFacts } from '../state/field-state';

/** What of a kind of file a visitor knows it by: endings say more than `image/*`, in every language. */
const USUAL: Readonly<Record<string, string>> = {
  'image/*': 'JPG, PNG, GIF, WEBP, HEIC',
  'video/*': 'MP4, MOV, WEBM',
  'audio/*': 'MP3, M4A, WAV',
  'text/*': 'TXT, CSV',
};

/**
 * Reads the types of files that a field takes: endings and media types, as in the attribute `accept`, also as a list or
 * without the dot. Empty where it takes any.
 */
export const readAccept = (text = ''): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((type) => /^(\.?[\w+-]+|[\w+-]+\/(\*|[\w.+-]+))$/.test(type))
    .map((type) => (/^\.|\//.test(type) ? type : `.${type}`));

/** Whether a file is of one of these types. Where the browser does not know what it is, its server decides. */
export function isAccepted(types: readonly string[], { name, type = '' }: FileFacts): boolean {
  const ending = name.toLowerCase();
  const isKnown = type !== '';
  return (
    types.length === 0 ||
    types.some((one) => {
      if (one.startsWith('.')) return ending.endsWith(one);
      return one.endsWith('*') ? type.startsWith(one.slice(0, -1)) : type === one;
    }) ||
    (!isKnown && types.every((one) => one.includes('/')))
  );
}

/** The types as a visitor knows them, each once: `PDF, PNG`. */
export const nameTypes = (types: readonly string[]): string =>
  [...new Set(types.map((type) => USUAL[type] ?? type.replace(/^(\.|.*\/)/, '').toUpperCase()))].join(', ');
