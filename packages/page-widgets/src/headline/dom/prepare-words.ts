import { movementOf } from '../logic/movements';
import { changeWord } from './change-word';
import type { HeadlineContext, Run } from './run';
import { openStage } from './stage';

export { STAGE_STYLE } from './stage';

/** Words that change; null where there is none. */
export function prepareWords({ element, scope, settings, emit }: HeadlineContext, target: HTMLElement): Run | null {
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
