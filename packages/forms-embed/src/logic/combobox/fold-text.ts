/** Latin, Hebrew and Arabic marks that can be left out in writing; in other scripts a mark makes another letter. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;

/** Letters and signs that people write in more than one way. */
const VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
};
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'gu');

/** A text as it is compared in a search: without case, diacritics, hyphens and repeated spaces. */
export function foldText(text: string): string {
  const plain = /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(MARKS, '')
        .toLowerCase()
        .replace(VARIANT, (letter) => VARIANTS[letter] ?? letter);
  return plain.replace(/[\s\u2010-\u2015-]+/g, ' ').trim();
}
