import { adoptStyles, openPart } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { holdByVisitor, PAUSE_STYLE } from './hold-by-visitor';
import { createPace } from './pace';
import type { HeadlineContext, Run } from './run';

/** Plays what a headline has prepared, while it is in the window. */
function play(context: HeadlineContext, run: Run | null): void {
  const { element, scope, emit, report } = context;
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

/** Lets words of a headline change, or draws a mark at them. Visitors who ask for less motion see the first word, or the mark. */
export function startHeadline(context: HeadlineContext): void {
  const { element, scope, settings, report, markReady } = context;
  const { target: selector, parts, marker } = settings();
  let found: HTMLElement | null = null;
  try {
    found = element.querySelector<HTMLElement>(parts?.stage || selector || ':scope>*');
  } catch {
    // The selector is none.
  }
  const target = found;
  if (!target) {
    markReady();
    report(`has no ${selector || 'element in it'}, expected one with the words`);
    return;
  }
  const start = (style: string, run: Run | null) => {
    scope.add(adoptStyles(element, style, PAUSE_STYLE));
    markReady();
    play(context, run);
  };
  if (marker) {
    const use = openPart(() => import('./prepare-mark'), 'the mark of a headline', context);
    void use(({ MARK_STYLE, prepareMark }) => start(MARK_STYLE, prepareMark(context, target)), markReady);
  } else {
    const use = openPart(() => import('./prepare-words'), 'the words of a headline', context);
    void use(({ STAGE_STYLE, prepareWords }) => start(STAGE_STYLE, prepareWords(context, target)), markReady);
  }
}
