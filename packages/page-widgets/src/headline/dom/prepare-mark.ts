import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { FADE, openMark } from './draw-mark';
import type { HeadlineContext, Run } from './run';

export { MARK_STYLE } from './draw-mark';

/** A mark that is drawn at the words. */
export function prepareMark({ scope, settings }: HeadlineContext, target: HTMLElement): Run | null {
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
