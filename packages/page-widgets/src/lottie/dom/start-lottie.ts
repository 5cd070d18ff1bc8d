import { httpUrl, openPart, type WidgetContext } from '@mountkit/core';
import type { LottieEvents } from '../events';
import type { LottieOptions } from '../settings';

/** Loads what draws an animation once its element is near the window; until then, and if it fails, its content stays. */
export function startLottie(context: WidgetContext<LottieOptions, LottieEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { src } = settings();
  const address = src && httpUrl(src, document.baseURI);
  markReady();
  if (!address) {
    report(`src is "${src}", expected the address of an animation, of http or https`);
    return;
  }
  const use = openPart(() => import('../on-demand/play-lottie'), 'the player of animations', context);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void use(
        ({ playLottie }) => playLottie(context, address),
        () => emit('failed', { address }),
      );
    },
    { rootMargin: '200px' },
  );
  near.observe(element);
  scope.add(() => near.disconnect());
}
