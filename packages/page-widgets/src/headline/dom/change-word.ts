import { make } from '../../shared/dom/make';
import type { Animation } from '../logic/kinds';
import { movementOf } from '../logic/movements';
import type { Pace } from './pace';
import { setShown, type Word } from './stage';

/** Milliseconds of a letter that is deleted, that is typed, and between letters that move. */
const DELETED = 45;
const TYPED = 110;
const STAGGER = 50;

const OFF = 'mountkit-headline__letter--off';

/** Deletes a word letter by letter, and types the next one. */
async function typeWord(old: Word, next: Word, { wait }: Pace): Promise<void> {
  const caret = make('span', 'mountkit-headline__caret');
  for (const letter of [...old.letters].reverse()) {
    letter.before(caret);
    letter.classList.add(OFF);
    await wait(DELETED);
  }
  setShown(old, false);
  for (const letter of next.letters) letter.classList.add(OFF);
  setShown(next, true);
  for (const letter of next.letters) {
    letter.classList.remove(OFF);
    letter.after(caret);
    await wait(TYPED);
  }
  caret.remove();
}

/** Takes one word off the stage, and brings the next one. */
export async function changeWord(old: Word, next: Word, { animation, pace }: { animation: Animation; pace: Pace }) {
  const { from, to = from, isByLetter, duration } = movementOf(animation);
  if (!from || !to) return typeWord(old, next, pace);
  const isRtl = getComputedStyle(old.element).direction === 'rtl';
  const turn = (frame: typeof from): Keyframe =>
    frame.clipPath && isRtl ? { clipPath: 'inset(0 0 0 100%)' } : { ...frame };
  const move = ({ element, letters }: Word, isComing: boolean) => {
    const parts = letters[0] ? letters : [element];
    parts.forEach((part, index) => {
      part.animate(isComing ? [turn(from), {}] : [{}, turn(to)], {
        duration,
        delay: index * STAGGER,
        easing: 'ease-in-out',
        fill: isComing ? 'backwards' : 'forwards',
      });
    });
    return pace.wait(duration + (parts.length - 1) * STAGGER);
  };
  const leave = async () => {
    await move(old, false);
    setShown(old, false);
    for (const animated of old.element.getAnimations({ subtree: true })) animated.cancel();
  };
  const left = leave();
  // Letters on letters cannot be read.
  if (isByLetter || from.clipPath) await left;
  setShown(next, true);
  await Promise.all([left, move(next, true)]);
}
