import { adoptStyles, request, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { LottieEvents } from '../events';
import { type AnimationData, readAnimation } from '../logic/animation-data';
import type { LottieOptions } from '../settings';
import { type Film, openFilm } from './play-lottie/open-film';
import { addPauseButton, STYLE } from './play-lottie/pause-button';
import { startTrigger } from './play-lottie/start-trigger';

type Context = WidgetContext<LottieOptions, LottieEvents>;

/** The place of the animation, with a box of its size. */
function createStage({ w, h }: AnimationData): HTMLElement {
  const stage = document.createElement('div');
  stage.className = 'mountkit-lottie';
  stage.style.aspectRatio = `${w}/${h}`;
  return stage;
}

/** What readers find in place of what is drawn: a picture, or a button where a press plays it. */
function nameStage(stage: HTMLElement, holder: Element, { label, trigger, play_label }: LottieOptions): void {
  const text = [...holder.querySelectorAll('img')]
    .map(({ alt }) => alt)
    .join(' ')
    .trim();
  const name = label || text || (holder.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isButton = trigger === 'click' && !holder.closest('a[href]');
  if (!name && !isButton) {
    stage.ariaHidden = 'true';
    return;
  }
  stage.role = isButton ? 'button' : 'img';
  stage.ariaLabel = name || play_label;
  if (isButton) stage.tabIndex = 0;
}

async function load(address: string, { signal }: Context) {
  const [{ lottie }, { ok, status, json }] = await Promise.all([
    import('./play-lottie/lottie-library'),
    request(address, { signal }),
  ]);
  const data = ok ? readAnimation(json, address) : null;
  if (!data) throw new Error(ok ? 'it is no animation' : `status ${status}`);
  return { lottie, data };
}

/** Draws the animation of an address, in place of what the element holds, and plays it as the page asks for. */
export async function playLottie(context: Context, address: string): Promise<void> {
  const { element, scope, signal, settings, emit, report } = context;
  const holder = element.querySelector(settings().parts?.stage || 'a[href]') ?? element;
  let film: Film;
  let stage: HTMLElement | undefined;
  const before = [...holder.childNodes];
  try {
    const { lottie, data } = await load(address, context);
    if (signal.aborted) return;
    stage = createStage(data);
    nameStage(stage, holder, settings());
    film = await openFilm(lottie, stage, data, settings(), {
      started: () => emit('start', {}),
      ended: () => emit('end', {}),
    });
  } catch (error) {
    if (signal.aborted) return;
    report(`could not show the animation ${address}`, error);
    emit('failed', { address });
    return;
  }
  if (signal.aborted) {
    film.remove();
    return;
  }
  scope.add(adoptStyles(element, STYLE));
  holder.replaceChildren(stage);
  scope.add(() => {
    film.remove();
    holder.replaceChildren(...before);
  });
  if (isMotionReduced()) {
    film.show(1);
    return;
  }
  startTrigger(context, stage, film);
  addPauseButton(context, film);
}
