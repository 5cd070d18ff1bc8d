import type { Disposer, FailureEvents, WidgetContext } from '@mountkit/core';
import { readEffects } from '../logic/effects';
import { scrollFrames } from '../logic/keyframes';
import type { MotionOptions } from '../logic/motion-settings';

/** Timelines of the scroll, where the browser has them: no script of ours runs while the page is scrolled. */
interface ScrollTimelines {
  ViewTimeline?: new (options: { subject: Element }) => AnimationTimeline & { source: Element | null };
  ScrollTimeline?: new (options: { source: Element | null }) => AnimationTimeline;
}

/** The browser's own timeline for an element or the page; undefined where it has none, or one of another box. */
function timelineOf(subject: Element, isPage: boolean): AnimationTimeline | undefined {
  const { ViewTimeline, ScrollTimeline } = window as ScrollTimelines;
  const source = document.scrollingElement;
  if (isPage) return ScrollTimeline && new ScrollTimeline({ source });
  const timeline = ViewTimeline && new ViewTimeline({ subject });
  return timeline?.source === source ? timeline : undefined;
}

type Context = WidgetContext<MotionOptions, FailureEvents>;

/** Whether the element is used otherwise by now; what comes then is not used any more. */
type IsOver = () => boolean;

/** Moves an element, or its background, as interactions say. */
async function moveBy(
  { element, settings }: Context,
  { interactions, background }: Pick<MotionOptions, 'interactions' | 'background'>,
  { offs, isOver }: { readonly offs: Disposer[]; readonly isOver: IsOver },
) {
  const { range } = settings();
  const { effects: scroll } = readEffects(interactions, 'scroll');
  const { effects: pointer } = readEffects(interactions, 'mouseMove');
  let target = element;
  if (background && (scroll[0] || pointer[0])) {
    const { makeLayer } = await import('./motion/layer');
    if (isOver()) return;
    const layer = makeLayer(element, [...scroll, ...pointer]);
    offs.push(layer.remove);
    target = layer.target;
  }
  if (scroll[0]) {
    const timeline = timelineOf(element, range === 'page');
    const timing = { fill: 'both', ...(timeline ? { timeline } : { duration: 100 }) } as KeyframeAnimationOptions;
    const animation = target.animate(scrollFrames(scroll, background) as Keyframe[], timing);
    offs.push(() => animation.cancel());
    if (!timeline) {
      animation.pause();
      const { drive } = await import('./motion/listener');
      if (isOver()) return;
      offs.push(drive(animation, element, range === 'page'));
    }
  }
  if (pointer[0]) {
    const { tieToPointer } = await import('./motion/pointer');
    if (!isOver()) offs.push(tieToPointer(target, pointer, background));
  }
}

/** Moves an element and its background as its options say. */
async function move(context: Context, offs: Disposer[], isOver: IsOver) {
  const { interactions, background, backgroundInteractions } = context.settings();
  await moveBy(context, { interactions, background }, { offs, isOver });
  if (!isOver()) await moveBy(context, { interactions: backgroundInteractions, background: true }, { offs, isOver });
}

/** Moves an element by the scroll and by the pointer, unless the visitor wants less motion: contract section 9. */
export function start(context: Context): void {
  const { scope, settings, report } = context;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const fail = (error: Error) => report('could not be loaded', error, 'error');
  let offs: Disposer[] = [];

  const stop = () => {
    const before = offs;
    offs = [];
    for (const off of before) off();
  };
  const restart = () => {
    stop();
    const current = offs;
    const isOver = () => current !== offs;
    const { interactions, backgroundInteractions, devices } = settings();
    const problems = [interactions, backgroundInteractions].flatMap((each) =>
      (['scroll', 'mouseMove'] as const).flatMap((kind) => readEffects(each, kind).problems),
    );
    if (problems[0] || context.isPartlyRead()) {
      import('./motion/problems').then(({ reportProblems }) => reportProblems(context, problems), fail);
    }
    if (reduced.matches) return;
    if (!devices) return void move(context, current, isOver).catch(fail);
    import('./motion/devices').then(({ followDevices }) => {
      if (isOver()) return;
      const inMode: Disposer[] = [];
      let run = 0;
      const leave = () => {
        run += 1;
        for (const off of inMode.splice(0)) off();
      };
      const off = followDevices(devices, (isMeant) => {
        leave();
        const own = run;
        if (isMeant) move(context, inMode, () => own !== run).catch(fail);
      });
      offs.push(off, leave);
    }, fail);
  };

  reduced.addEventListener('change', restart);
  scope.add(() => {
    reduced.removeEventListener('change', restart);
    stop();
  });
  context.onSettings(restart);
  restart();
  context.markReady();
}
