import type { VideoEvents } from '../events';
import { type Play, readVideo } from '../logic/video-source';
import { createPlace, type Facade, openFacade } from './open-facade';

/** A video that is put into an element. */
export interface ShownVideo extends Partial<Play> {
  readonly address: string;
  readonly title: string;
  readonly poster?: Element | null;
  readonly ratio?: string;
  readonly playLabel: string;
  readonly linkLabel: string;
  readonly listensForEnd?: boolean;
  emit?(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']): void;
  report(message: string, cause?: unknown): void;
}

/** Puts a video into an element, with a button that plays it. Of an address that leads to none, it reports that. */
export function showVideo(element: Element, video: ShownVideo): Facade | undefined {
  const { address, title, poster = null, ratio = '16/9', playLabel, linkLabel, ...rest } = video;
  const source = readVideo(address, document.baseURI);
  if (!source) {
    rest.report(`"${address}" is not the address of a video`);
    return undefined;
  }
  const { stage, ...place } = createPlace(poster, title ? `${playLabel}: ${title}` : playLabel, ratio);
  element.append(stage);
  const facade = openFacade({
    emit() {},
    ...rest,
    ...place,
    source,
    play: { start: 0, end: 0, loop: false, mute: false, controls: true, privacy: true, ...rest },
    title: title || playLabel,
    linkLabel,
  });
  return {
    show: facade.show,
    remove() {
      facade.remove();
      stage.remove();
    },
  };
}
