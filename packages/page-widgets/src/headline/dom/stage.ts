import { UNSEEN } from '../../shared/dom/unseen';
import { lettersOf, lineOf } from '../logic/movements';

export const STYLE = `.mountkit-headline__stage{display:inline-grid!important;position:relative;justify-items:start;max-width:100%;overflow:visible!important}
.mountkit-headline__stage::after{content:none!important}
.mountkit-headline__word{grid-area:1/1;position:relative!important;inset:auto!important;animation:none!important}
.mountkit-headline__word--off,.mountkit-headline__letter--off{visibility:hidden}
.mountkit-headline__letter{display:inline-block;white-space:pre}
.mountkit-headline__caret{display:inline-block;inline-size:0;block-size:1em;vertical-align:-.12em;box-shadow:0 0 0 .03em}
.mountkit-headline__marked{display:inline-block;position:relative;isolation:isolate}
.mountkit-headline__mark{position:absolute;inset:-.15em -.2em;z-index:-1;width:calc(100% + .4em);height:calc(100% + .3em);overflow:visible;pointer-events:none;fill:none;stroke:currentColor;stroke-width:7}
.mountkit-headline__mark path{opacity:0}
.mountkit-headline__pause{min-width:44px;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:Canvas;color:CanvasText;font:16px/1.25 system-ui,sans-serif;cursor:pointer}
.mountkit-headline__pause--focus{position:absolute;z-index:10}
.mountkit-headline__pause--focus:not(:focus-visible){width:1px;min-width:0;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

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

function make(className: string, text = ''): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/**
 * Puts all words on one place, so that the widest takes its room from the start, with the first one seen. Readers of the page's
 * text find them in one line.
 */
export function openStage(target: HTMLElement, { words, isByLetter, locale, classes }: StageSpec) {
  const before = [...target.childNodes];
  const line = make('', lineOf(words, locale));
  line.removeAttribute('class');
  line.style.cssText = UNSEEN;
  const made = words.map((word, index): Word => {
    const element = make(`mountkit-headline__word ${classes}`.trim());
    element.ariaHidden = 'true';
    element.classList.toggle('mountkit-headline__word--off', index > 0);
    // A style sheet of the page may hide words until a script of its own shows them.
    Object.assign(element.style, { opacity: '1', transform: 'none' });
    const parts = isByLetter ? lettersOf(word, locale) : [];
    const letters = parts.map((letter) => make('mountkit-headline__letter', letter));
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
      if (!target.className) target.removeAttribute('class');
    },
  };
}

export const setShown = ({ element }: Word, isShown: boolean): void =>
  void element.classList.toggle('mountkit-headline__word--off', !isShown);
