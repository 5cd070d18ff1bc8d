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

/** An empty picture of the size that the library's own will have. */
function createRoom(data: AnimationData): HTMLElement {
  const { w, h } = data;
  const stage = createStage(data);
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ width: w, height: h, viewBox: `0 0 ${w} ${h}` })) {
    picture.setAttribute(name, `${value}`);
  }
  picture.style.width = '100%';
  stage.append(picture);
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

/** The files that are on their way: animations of one file get their room together, so that what is below moves once. */
const coming = new Map<string, ReturnType<typeof request>>();

async function load(address: string): Promise<AnimationData> {
  const answer = coming.get(address) ?? request(address).finally(() => coming.delete(address));
  coming.set(address, answer);
  const { ok, status, json } = await answer;
  // The library writes into what it plays.
  const data = ok ? readAnimation(structuredClone(json), address) : null;
  if (!data) throw new Error(ok ? 'it is no animation' : `status ${status}`);
  return data;
}

/** Draws the animation of an address, in place of what the element holds, and plays it as the page asks for. */
export async function playLottie(context: Context, address: string): Promise<void> {
  const { element, scope, signal, settings, emit, report } = context;
  const holder = element.querySelector(settings().parts?.stage || 'a[href]') ?? element;
  let film: Film;
  let stage: HTMLElement | undefined;
  let room: HTMLElement | undefined;
  const before = [...holder.childNodes];
  const library = import('./play-lottie/lottie-library');
  // Its failure is reported below.
  library.catch(() => {});
  scope.add(() => room?.remove());
  scope.add(adoptStyles(element, STYLE));
  try {
    const data = await load(address);
    if (signal.aborted) return;
    // Nothing below moves when it is drawn.
    if (!holder.textContent?.trim() && !holder.childElementCount) {
      room = createRoom(data);
      holder.append(room);
    }
    const { lottie } = await library;
    if (signal.aborted) return;
    stage = createStage(data);
    nameStage(stage, holder, settings());
    film = await openFilm(lottie, stage, data, settings(), {
      started: () => emit('start', {}),
      ended: () => emit('end', {}),
    });
  } catch (error) {
    if (signal.aborted) return;
    room?.remove();
    report(`could not show the animation ${address}`, error);
    emit('failed', { address });
    return;
  }
  if (signal.aborted) {
    film.remove();
    return;
  }
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
