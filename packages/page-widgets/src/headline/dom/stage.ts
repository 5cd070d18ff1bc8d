import { dropEmpty } from '../../shared/dom/drop-empty';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import { lettersOf, lineOf } from '../logic/movements';

/** How words that change are drawn. */
export const STAGE_STYLE = `.mountkit-headline__stage{display:inline-grid!important;position:relative;justify-items:start;max-width:100%;overflow:visible!important}
.mountkit-headline__stage::after{content:none!important}
.mountkit-headline__word{grid-area:1/1;position:relative!important;inset:auto!important;animation:none!important}
.mountkit-headline__word--off,.mountkit-headline__letter--off{visibility:hidden}
.mountkit-headline__letter{display:inline-block;white-space:pre}
.mountkit-headline__caret{display:inline-block;inline-size:0;block-size:1em;vertical-align:-.12em;box-shadow:0 0 0 .03em}`;

/** A word on the stage, with its letters if it is taken apart. */
export interface Word {
  readonly element: HTMLElement;
  readonly letters: readonly HTMLElement[];
}

/** What the stage is made for. */
interface StageSpec {
  readonly words: readonly string[];
  readonly isByLetter: boolean;
  readonly locale: string;
  /** Classes of each word. */
  readonly classes: string;
}

/**
 * Puts all words on one place, so that the widest takes its room from the start, with the first one seen. Readers of the page's
 * text find them in one line.
 */
export function openStage(target: HTMLElement, { words, isByLetter, locale, classes }: StageSpec) {
  const before = [...target.childNodes];
  const line = make('span', '', lineOf(words, locale));
  line.style.cssText = UNSEEN;
  const made = words.map((word, index): Word => {
    const element = make('span', `mountkit-headline__word ${classes}`.trim());
    element.ariaHidden = 'true';
    element.classList.toggle('mountkit-headline__word--off', index > 0);
    // A style sheet of the page may hide words until a script of its own shows them.
    Object.assign(element.style, { opacity: '1', transform: 'none' });
    const parts = isByLetter ? lettersOf(word, locale) : [];
    const letters = parts.map((letter) => make('span', 'mountkit-headline__letter', letter));
    if (letters[1]) element.append(...letters);
    else element.textContent = word;
    return { element, letters: letters[1] ? letters : [] };
  });
  target.classList.add('mountkit-headline__stage');
  target.replaceChildren(line, ...made.map(({ element }) => element));
  return {
    words: made,
    remove() {
      target.replaceChildren(...before);
      target.classList.remove('mountkit-headline__stage');
      dropEmpty(target, 'class');
    },
  };
}

export const setShown = ({ element }: Word, isShown: boolean): void =>
  void element.classList.toggle('mountkit-headline__word--off', !isShown);
