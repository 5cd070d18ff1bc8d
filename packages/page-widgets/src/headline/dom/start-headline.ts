import { adoptStyles, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { HeadlineEvents } from '../events';
import { movementOf } from '../logic/movements';
import type { HeadlineOptions } from '../settings';
import { changeWord } from './change-word';
import { FADE, openMark } from './draw-mark';
import { holdByVisitor } from './hold-by-visitor';
import { createPace, type Pace } from './pace';
import { openStage, STYLE } from './stage';

type Context = WidgetContext<HeadlineOptions, HeadlineEvents>;

/** What a headline does once it is in the window; resolves when it rests for good. */
type Run = (pace: Pace) => Promise<void>;

/** Words that change; null where there is none. */
function prepareWords({ element, scope, settings, emit }: Context, target: HTMLElement): Run | null {
  const { animation, loop, delay = 2500, parts } = settings();
  const found = parts
    ? [...target.querySelectorAll(parts.word)].map(({ textContent }) => textContent?.trim() ?? '')
    : [];
  const words = parts ? found.filter(Boolean) : settings().words;
  if (!words[0]) return null;
  const locale = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const isByLetter = !!movementOf(animation).isByLetter;
  const stage = openStage(target, { words, isByLetter, locale, classes: parts?.classes ?? '' });
  scope.add(stage.remove);
  return async (pace) => {
    for (let index = 0; loop || index < stage.words.length - 1; ) {
      await pace.rest(delay);
      const old = stage.words[index];
      index = (index + 1) % stage.words.length;
      const next = stage.words[index];
      // One word has nothing to change to.
      if (!old || !next || old === next) return;
      await changeWord(old, next, { animation, pace });
      emit('change', { index });
    }
  };
}

/** A mark that is drawn at the words. */
function prepareMark({ scope, settings }: Context, target: HTMLElement): Run | null {
  const { marker, loop, duration, delay = 8000, parts } = settings();
  if (!marker) return null;
  const isOwn = !parts;
  const mark = openMark(target, marker, {
    mark: isOwn ? 'mountkit-headline__mark' : '',
    target: isOwn ? 'mountkit-headline__marked' : '',
  });
  scope.add(mark.remove);
  if (isMotionReduced()) mark.draw(0);
  return async (pace) => {
    for (;;) {
      mark.draw(duration);
      await pace.wait(duration);
      if (!loop) return;
      await pace.rest(delay);
      mark.fade();
      await pace.wait(FADE);
    }
  };
}

/** Lets words of a headline change, or draws a mark at them. Visitors who ask for less motion see the first word, or the mark. */
export function startHeadline(context: Context): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { target: selector, parts, marker } = settings();
  let target: HTMLElement | null = null;
  try {
    target = element.querySelector<HTMLElement>(parts?.stage || selector || ':scope>*');
  } catch {
    // The selector is none.
  }
  markReady();
  if (!target) {
    report(`has no ${selector || 'element in it'}, expected one with the words`);
    return;
  }
  scope.add(adoptStyles(element, STYLE));
  const run = marker ? prepareMark(context, target) : prepareWords(context, target);
  if (!run) {
    report('has nothing to show, expected words or a marker');
    return;
  }
  if (isMotionReduced()) return;

  const pace = createPace();
  scope.add(pace.stop);
  holdByVisitor(context, pace);
  scope.add(
    whenInView(element, () => {
      emit('start', {});
      void run(pace).then(() => emit('end', {}));
    }),
  );
}
