import {
  createDisposer,
  type Disposer,
  type DisposerScope,
  type FailureEvents,
  openPart,
  type WidgetContext,
} from '@mountkit/core';
import { type Effect, type EffectProblem, readEffects } from '../logic/effects';
import { scrollFrames } from '../logic/keyframes';
import { MOTION_SCHEMA, type MotionOptions } from '../settings/motion-settings';

/** Scroll timelines, where the browser has them: none of our scripts runs while the page is scrolled. */
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

type Extras = typeof import('./motion/extras');

/** The effects of an element, or of its background. */
interface Part {
  readonly scroll: readonly Effect[];
  readonly pointer: readonly Effect[];
  readonly isBackground: boolean;
}

/** The parts that have effects, and what cannot be used. */
function readParts({ interactions, background, backgroundInteractions }: MotionOptions) {
  const problems: EffectProblem[] = [];
  const parts = (
    [
      [interactions, background],
      [backgroundInteractions, true],
    ] as const
  ).flatMap(([given, isBackground]): Part[] => {
    const [scroll, pointer] = (['scroll', 'mouseMove'] as const).map((kind) => {
      const read = readEffects(given, kind);
      problems.push(...read.problems);
      return read.effects;
    }) as [Part['scroll'], Part['pointer']];
    return scroll[0] || pointer[0] ? [{ scroll, pointer, isBackground }] : [];
  });
  return { parts, problems };
}

/** Reports the effects that cannot be used, and bad options unless the element is another widget's too. */
function reportProblems({ element, report, setSchema }: Context, problems: readonly EffectProblem[]) {
  if (element.dataset.mountkit?.trim() === 'motion') setSchema(MOTION_SCHEMA);
  for (const { path, expected } of problems) report(`${path} cannot be used, expected ${expected}`);
}

/** Moves an element by the scroll and by the pointer, unless the visitor wants less motion: contract section 9. */
export function start(context: Context): void {
  const { element, report, scope, settings } = context;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const withExtras = openPart(() => import('./motion/extras'), 'further motion effects', context);
  const withListener = openPart(() => import('./motion/scroll-listener'), 'the motion scroll listener', context);
  const createRun = () => createDisposer((error) => report('motion could not be stopped', error));

  /** Starts the effects of one part; without the extras only those of the scroll. */
  const movePart = ({ scroll, pointer, isBackground }: Part, run: DisposerScope, extras?: Extras) => {
    const { range } = settings();
    const isPage = range === 'page';
    const subject = (range === 'parent' && element.parentElement) || element;
    let target = element;
    if (isBackground) {
      if (!extras) return;
      const layer = extras.makeBackgroundLayer(element, [...scroll, ...pointer]);
      run.add(layer.remove);
      target = layer.target;
    }
    if (scroll[0]) {
      const timeline = timelineOf(subject, isPage);
      const timing = { fill: 'both', ...(timeline ? { timeline } : { duration: 100 }) } as KeyframeAnimationOptions;
      const animation = target.animate(scrollFrames(scroll, isBackground) as Keyframe[], timing);
      const cancel = () => animation.cancel();
      run.add(cancel);
      if (!timeline) {
        animation.pause();
        // One that was cancelled meanwhile is idle, and must not be paused again.
        void withListener(({ drive }) => {
          if (animation.playState !== 'idle') run.add(drive(animation, subject, isPage));
        }, cancel);
      }
    }
    if (pointer[0] && extras) run.add(extras.tieToPointer(target, pointer, isBackground));
  };

  let stop: Disposer = () => {};
  const restart = () => {
    stop();
    const run = createRun();
    stop = run;
    const { devices } = settings();
    const { parts, problems } = readParts(settings());
    if (problems[0] || context.hasUnreadOptions()) reportProblems(context, problems);
    if (reduced.matches) return;

    const move = (inMode: DisposerScope, extras?: Extras) => {
      for (const part of parts) movePart(part, inMode, extras);
    };
    if (devices) {
      void withExtras((extras) => {
        if (stop !== run) return;
        let inMode = createRun();
        run.add(() => inMode());
        const follow = (isMeant: boolean) => {
          inMode();
          inMode = createRun();
          if (isMeant) move(inMode, extras);
        };
        run.add(extras.followDevices(devices, follow));
      });
    } else if (parts.some(({ pointer, isBackground }) => isBackground || pointer[0])) {
      const moveNow = (extras?: Extras) => {
        if (stop === run) move(run, extras);
      };
      void withExtras(moveNow, moveNow);
    } else move(run);
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
