import { isMotionReduced } from '../../shared/dom/is-motion-reduced';

/** Whether the browser's search finds text in closed panels, and opens them. */
const canFind = () => 'onbeforematch' in document.documentElement;

/** What a closed panel is: out of the flow, also of a row or a grid, and with text that the browser's search finds. */
export const CLOSED_STYLE = `.mountkit-closed[hidden="until-found"]{display:block!important;position:absolute!important;min-inline-size:0!important;inline-size:0!important;min-block-size:0!important;block-size:0!important;margin:0!important;padding:0!important;border-width:0!important;overflow:hidden!important}
.mountkit-closed[hidden=""]{display:none!important}`;

const moving = new WeakMap<HTMLElement, Animation>();

const FLAT = { height: '0px', paddingTop: '0px', paddingBottom: '0px', overflow: 'clip' };

/** Lets a visible panel grow from nothing or shrink to it, from where it is just now. Milliseconds. */
export function slide(panel: HTMLElement, isOpening: boolean, duration: number): Promise<unknown> {
  const running = moving.get(panel);
  const now = running && { ...FLAT, height: `${panel.getBoundingClientRect().height}px` };
  running?.cancel();
  moving.delete(panel);
  if (!duration || isMotionReduced()) return Promise.resolve();
  const { height, paddingTop, paddingBottom } = getComputedStyle(panel);
  const full = { height, paddingTop, paddingBottom, overflow: 'clip' };
  const frames = isOpening ? [now ?? FLAT, full] : [now ?? full, FLAT];
  const animation = panel.animate(frames, { duration, easing: 'ease' });
  moving.set(panel, animation);
  return animation.finished;
}

/** Shows a panel, or hides it where the browser's search still finds its text. */
export function setShown(panel: HTMLElement, isShown: boolean): void {
  panel.classList.toggle('mountkit-closed', !isShown);
  if (isShown) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', canFind() ? 'until-found' : '');
}
