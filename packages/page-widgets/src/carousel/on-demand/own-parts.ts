import { adoptStyles } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { type Parts, slidesIn } from '../dom/parts';
import { type CarouselNames, type CarouselOptions, TEXTS } from '../settings';

const PAUSE = 'mountkit-carousel__button mountkit-carousel__pause';

/** The classes of our own markup. */
const NAMES: CarouselNames = {
  ready: 'mountkit-carousel',
  active: 'mountkit-carousel__slide--active',
  bullet: 'mountkit-carousel__dot',
  fill: 'mountkit-carousel__fill',
  pagination: { progressbar: 'mountkit-carousel__pagination--progressbar' },
};

/** How our own arrows and dots look. */
const STYLE = `.mountkit-carousel{position:relative;padding-block-end:3rem}
.mountkit-carousel__controls{position:absolute;inset:auto 0 0;display:flex;align-items:center;justify-content:center;gap:.25rem;height:2.75rem}
.mountkit-carousel__button{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:50%;background:none;color:inherit;font:inherit;cursor:pointer}
.mountkit-carousel__button[aria-disabled=true]{opacity:.4}
.mountkit-carousel__button:before{content:"";width:.6em;height:.6em;border:solid;border-width:2px 2px 0 0;rotate:45deg}
.mountkit-carousel__button--previous:before,.mountkit-carousel__button--next:dir(rtl):before{rotate:-135deg}
.mountkit-carousel__button--previous:dir(rtl):before{rotate:45deg}
.mountkit-carousel__pagination{display:flex;flex-wrap:wrap;justify-content:center}
.mountkit-carousel__dot{flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;padding:0;border:0;border-radius:50%;background:none;color:inherit;cursor:pointer}
.mountkit-carousel__dot:before{content:"";width:.5rem;height:.5rem;border:1px solid;border-radius:50%}
.mountkit-carousel__dot[aria-current]:before{background:currentcolor}
.mountkit-carousel__pagination--progressbar{width:8rem;height:4px;background:color-mix(in srgb,currentcolor 25%,transparent)}
.mountkit-carousel__fill{width:100%;background:currentcolor}`;

/** The parts of our own markup: the first list, and controls that are made. */
export function makeParts(root: HTMLElement, settings: CarouselOptions): Parts | undefined {
  const { arrows, pagination, autoplay, direction } = settings;
  const track = root.querySelector<HTMLElement>('ul,ol,[role=list]');
  if (!track) return undefined;
  const controls = make('div', 'mountkit-carousel__controls');
  const arrow = (name: string) => (arrows ? make('button', `mountkit-carousel__button ${name}`) : null);
  const previous = arrow('mountkit-carousel__button--previous');
  const next = arrow('mountkit-carousel__button--next');
  const dots = pagination && make('div', 'mountkit-carousel__pagination');
  // First of all, so that it is met before what it stops.
  const pause = autoplay && !isMotionReduced() ? make('button', PAUSE) : null;
  controls.append(...[pause, previous, dots, next].filter((part) => part !== null && part !== ''));
  root.append(controls);
  const texts = { ...TEXTS, ...settings.texts };
  if (pause) pause.ariaLabel = texts.pause;
  const kept = keepAttributes();
  kept.set(root, {
    role: root.role ?? 'group',
    'aria-roledescription': texts.carousel,
    ...(direction && { dir: direction }),
  });
  // Without bullets some browsers take it for no list.
  kept.set(track, { role: 'list' });
  const unstyle = adoptStyles(root, STYLE);
  return {
    viewport: root,
    track,
    slides: slidesIn(track),
    previous,
    next,
    pagination: dots || null,
    pause,
    controls,
    names: NAMES,
    remove() {
      controls.remove();
      kept.restore();
      unstyle();
    },
  };
}
