import { adoptStyles, type Disposer, listen, openStorage, readConsent, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import type { By } from '../dom/facade-spec';
import { type Facade, openFacade } from '../dom/open-facade';
import type { VideoEvents } from '../events';
import { addressWithVideo, videoInAddress } from '../logic/list-address';
import { readVideo } from '../logic/video-source';
import type { PlaylistOptions } from '../settings';
import { showVideo } from './own-place';
import { itemsOfLinks, itemsOfParts, type ListItem } from './start-playlist/list-items';

const STYLE = ':where(.mountkit-playlist__watched){margin-inline-start:.5em;font-size:.875em;opacity:.8}';

function openList(context: WidgetContext<PlaylistOptions, VideoEvents>): Disposer {
  const { element: root, settings, emit, report } = context;
  const { parts, next, name, remember, autoplay, ratio, play_label, link_label, watched_label, ...play } = settings();
  const kept = keepAttributes();
  const stage = make('div');
  const items = parts ? itemsOfParts(root, parts) : itemsOfLinks(root, stage);
  if (!items[0]) report('has no videos, expected links to them');
  const storage = openStorage('local');
  const key = `watched_videos_${remember}`;
  const known = remember ? storage.get(key) : [];
  const watched = new Set<unknown>(Array.isArray(known) ? known : []);
  let current = -1;
  let facade: Facade | undefined;
  let forget: Disposer = () => {};

  const markWatched = (item: ListItem) => {
    if (parts?.watched) item.title.classList.add(parts.watched);
    if (item.control.querySelector('.mountkit-playlist__watched')) return;
    const note = item.control.appendChild(make('span', 'mountkit-playlist__watched', watched_label));
    // There the class of the title says it to those who see.
    if (parts) note.style.cssText = UNSEEN;
  };
  const setActive = (item: ListItem | undefined, isActive: boolean) => {
    if (!item) return;
    kept.set(item.control, { 'aria-current': isActive ? 'true' : null });
    if (!parts) return;
    kept.set(item.panel, { hidden: isActive ? null : '' });
    item.panel.style.display = isActive ? 'block' : '';
    if (parts.active) for (const part of [item.title, item.panel]) part.classList.toggle(parts.active, isActive);
  };
  const ended = (item: ListItem) => {
    if (remember) {
      watched.add(item.key);
      storage.set(key, [...watched]);
      markWatched(item);
    }
    const hadFocus = item.panel.contains(document.activeElement);
    if (next && items[current + 1]) choose(current + 1, hadFocus ? 'visitor' : 'itself');
  };
  const openItem = (item: ListItem, mute: boolean): Facade | undefined => {
    const find = (selector = '') => (selector ? item.panel.querySelector<HTMLElement>(selector) : null);
    const [holder, cover] = [find(parts?.video.holder), find(parts?.video.cover)];
    const source = readVideo(item.address, document.baseURI);
    const rest = {
      title: item.name,
      linkLabel: link_label,
      listensForEnd: next || !!remember,
      report,
      emit(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']) {
        emit(event, detail);
        if (event === 'end') ended(item);
      },
    };
    const how = { ...play, mute: play.mute || mute };
    if (holder && cover && source) {
      const button = find(parts?.video.button) ?? cover;
      return openFacade({ ...rest, holder, cover, button, source, play: how });
    }
    const poster = item.title.querySelector('img');
    return showVideo(holder ?? item.panel, {
      ...rest,
      ...how,
      address: item.address,
      poster,
      ratio,
      playLabel: play_label,
    });
  };
  const choose = (index: number, by: By, mute = false) => {
    const item = items[index];
    if (!item) return;
    if (index !== current) {
      forget();
      facade?.remove();
      for (const each of items) if (each !== item) setActive(each, false);
      setActive(item, true);
      facade = openItem(item, mute);
      const isFirst = current < 0;
      current = index;
      if (!isFirst) {
        emit('change', { index });
        if (name) {
          const { search, hash } = location;
          history.replaceState(history.state, '', addressWithVideo(search, name, item.key) + hash);
        }
      }
    }
    if (by !== 'rest') facade?.show(by);
  };

  if (!parts) root.prepend(stage);
  const offs: Disposer[] = [adoptStyles(root, STYLE)];
  items.forEach((item, index) => {
    if (watched.has(item.key)) markWatched(item);
    if (!item.control.matches('a,button')) kept.set(item.control, { role: 'button', tabindex: '0' });
    offs.push(
      listen(item.title, 'click', (event) => {
        // Those with a key pressed are the browser's own.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(index, 'visitor');
      }),
      listen(item.control, 'keydown', (event) => {
        const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
        const isPressed = item.control.role === 'button' && /^(?:Enter| )$/.test(event.key);
        if (to === undefined && !isPressed) return;
        event.preventDefault();
        if (to === undefined) choose(index, 'visitor');
        else items[to]?.control.focus();
      }),
    );
  });

  const named = videoInAddress(location.search, name);
  const first = items.findIndex((item) => item.key === named);
  choose(Math.max(0, first), 'rest', autoplay);
  if (first >= 0) root.scrollIntoView();
  const isFile = readVideo(items[current]?.address ?? '', document.baseURI)?.provider === 'file';
  if (autoplay && !isMotionReduced() && (isFile || readConsent('marketing') !== false)) {
    forget = whenInView(root, () => facade?.show('itself'));
  }

  return () => {
    forget();
    facade?.remove();
    for (const off of offs) off();
    for (const { title, panel, control } of items) {
      control.querySelector('.mountkit-playlist__watched')?.remove();
      for (const part of [title, panel]) part.classList.remove(parts?.active || 'x', parts?.watched || 'x');
      panel.style.display = '';
      for (const attribute of ['class', 'style']) {
        for (const part of [title, panel]) if (!part.getAttribute(attribute)) part.removeAttribute(attribute);
      }
    }
    stage.remove();
    kept.restore();
  };
}

/** Plays the videos of a list in one place, and remembers which were watched. */
export function startPlaylist(context: WidgetContext<PlaylistOptions, VideoEvents>): void {
  const { scope, onSettings, markReady } = context;
  let close: Disposer = () => {};
  const open = () => {
    close();
    close = openList(context);
  };
  open();
  scope.add(() => close());
  onSettings(open);
  markReady();
}
