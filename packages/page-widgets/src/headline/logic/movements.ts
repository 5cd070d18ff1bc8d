import type { Animation } from './kinds';

/** How a word comes: what it comes from, and whether its letters come one after the other. It goes the other way. */
interface Movement {
  readonly from?: Readonly<Record<string, string | number>>;
  /** What it goes to, where that is not what it comes from. */
  readonly to?: Readonly<Record<string, string | number>>;
  readonly isByLetter?: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

const MOVEMENTS: Readonly<Record<Animation, Movement>> = {
  typing: { isByLetter: true, duration: 0 },
  clip: { from: { clipPath: 'inset(0 100% 0 0)' }, duration: 600 },
  flip: { from: { opacity: 0, transform: 'perspective(300px) rotateX(180deg)' }, duration: 800 },
  swirl: { from: { opacity: 0, transform: 'perspective(300px) rotateX(90deg)' }, isByLetter: true, duration: 400 },
  blinds: { from: { opacity: 0, transform: 'perspective(300px) rotateY(180deg)' }, isByLetter: true, duration: 500 },
  'drop-in': {
    from: { opacity: 0, transform: 'scale(1.5)' },
    to: { opacity: 0, transform: 'scale(.6)' },
    duration: 700,
  },
  wave: { from: { opacity: 0, transform: 'scale(0)' }, isByLetter: true, duration: 500 },
  slide: {
    from: { opacity: 0, transform: 'translateY(-100%)' },
    to: { opacity: 0, transform: 'translateY(100%)' },
    duration: 600,
  },
  'slide-down': {
    from: { opacity: 0, transform: 'translateY(-60%)' },
    to: { opacity: 0, transform: 'translateY(60%)' },
    duration: 600,
  },
};

export const movementOf = (animation: Animation): Movement => MOVEMENTS[animation];

/** Scripts whose letters are joined, or change beside each other: a word of them cannot be taken apart. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/** What a reader sees as the letters of a word; the whole word where it cannot be taken apart. */
export function lettersOf(word: string, locale: string): readonly string[] {
  if (JOINED.test(word)) return [word];
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(locale || undefined);
  } catch {
    // The page's `lang` is no language.
    segmenter = new Intl.Segmenter();
  }
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}

/** Where a comma looks different. */
const COMMAS = [
  [/^(?:ja|yue|zh)\b/, '、'],
  [/^(?:ar|fa|ps|sd|ug|ur)\b/, '، '],
] as const;

/** All words in one line, for those who read the page's text. `Intl.ListFormat` takes the main thread for 20 ms at its first use. */
export const lineOf = (words: readonly string[], locale: string): string =>
  words.join(COMMAS.find(([languages]) => languages.test(locale))?.[1] ?? ', ');
