import { adoptStyles, deviceMode, listen, readConsent, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import type { PageEvents } from '../events';
import { backgroundSource } from '../logic/background-source';
import type { BackgroundOptions } from '../settings';
import { createPictures } from './background/pictures';
import type { Player } from './background/player';
import { createFrame, createVideo } from './background/video';

const STYLE = `.mountkit-background{position:relative;isolation:isolate}
.mountkit-background__layer{position:absolute;inset:0;z-index:-1;overflow:hidden;border-radius:inherit}
.mountkit-background__layer>*{position:absolute;inset:0;object-fit:cover;border:0}
.mountkit-background__layer>:not(iframe){width:100%!important;max-width:none!important;height:100%!important}
.mountkit-background__layer>iframe{inset:50% auto auto 50%;width:max(100cqw,177.78cqh);height:max(100cqh,56.25cqw);transform:translate(-50%,-50%);pointer-events:none}
.mountkit-background__layer:has(>iframe){container-type:size}
.mountkit-background__pause{position:absolute;inset:auto 12px 12px auto;z-index:1;inline-size:44px;block-size:44px;padding:12px;border:0;border-radius:50%;background:rgb(0 0 0/.6);color:#fff;cursor:pointer}
.mountkit-background__pause svg{display:block;fill:currentColor}
.mountkit-background__pause:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

const ICONS = { pause: 'M3 2h4v16H3zm10 0h4v16h-4z', play: 'M4 2l14 8-14 8z' };

/** Whether the visitor's browser saves data. */
const savesData = () => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** The button that stops the background and lets it play again. */
function createPauseButton(press: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-background__pause';
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  const path = icon.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  button.append(icon);
  button.addEventListener('click', press);
  return {
    button,
    show(isPlaying: boolean, label: string) {
      path.setAttribute('d', isPlaying ? ICONS.pause : ICONS.play);
      button.ariaLabel = label;
    },
  };
}

/** Plays a video, or pictures one after the other, behind an element while it is in the window. */
export function runBackground(context: WidgetContext<BackgroundOptions, PageEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { video, pictures, on_mobile, holder: selector, pause_label, play_label } = settings();
  const holder = selector ? element.querySelector<HTMLVideoElement>(selector) : null;
  const source = video ? backgroundSource(video, document.baseURI, settings()) : null;
  const isStill = isMotionReduced() || savesData();
  markReady();
  if (!source && !pictures[0]) {
    report(
      video ? `video is "${video}", expected the address of a video` : 'has no background, expected video or pictures',
    );
    return;
  }
  if (!on_mobile && deviceMode() === 'mobile') return;
  // Pictures are there without motion, too; of a video the page's own picture is.
  if (isStill && source) return;
  // Another host is not asked where the visitor has refused it.
  if (source?.kind === 'frame' && readConsent('marketing') === false) return;

  let isWanted = true;
  const ended = () => {
    isWanted = false;
    button.show(false, play_label);
    emit('end', {});
  };
  const player: Player = !source
    ? createPictures(settings(), isStill, ended)
    : source.kind === 'file'
      ? createVideo(source.address, { ...settings(), holder, ended })
      : createFrame(source.address);
  const button = createPauseButton(() => {
    isWanted = !isWanted;
    update();
    emit(isWanted ? 'start' : 'end', {});
  });
  let isSeen = false;
  const update = () => {
    if (isWanted && isSeen) player.play();
    else player.pause();
    button.show(isWanted, isWanted ? pause_label : play_label);
  };

  const layer = document.createElement('div');
  layer.className = 'mountkit-background__layer';
  layer.append(...player.nodes);
  element.classList.add('mountkit-background');
  if (player.nodes[0]) element.prepend(layer);
  // A background that rests needs no button.
  if (!isStill) element.append(button.button);
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = !!entry?.isIntersecting;
    update();
  });
  watch.observe(element);
  update();
  emit('start', {});
  scope.add(adoptStyles(element, STYLE));
  scope.add(listen(document, 'visibilitychange', () => (document.hidden ? player.pause() : update())));
  scope.add(() => {
    watch.disconnect();
    player.stop();
    layer.remove();
    button.button.remove();
    element.classList.remove('mountkit-background');
    if (!element.className) element.removeAttribute('class');
  });
}
