import type { VideoEvents } from '../events';
import type { Play, VideoSource } from '../logic/video-source';

/** The parts of a video that waits. */
export interface Place {
  /** What the player takes the place of. */
  readonly holder: Element;
  /** What lies over it until it plays. */
  readonly cover: HTMLElement | null;
  /** What is pressed. */
  readonly button: HTMLElement | null;
}

/** A video that waits for somebody who wants to see it. */
export interface FacadeSpec extends Place {
  readonly source: VideoSource;
  readonly play: Play;
  readonly title: string;
  /** Of the link that is left where the video cannot be shown. */
  readonly linkLabel: string;
  /** The player is there before anybody asks for it. */
  readonly isAtOnce?: boolean;
  /** Somebody wants to know when the video ends. */
  readonly listensForEnd?: boolean;
  /** Shows it elsewhere, where that is meant. */
  readonly pressed?: ((button: HTMLElement) => void) | undefined;
  emit(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']): void;
  report(message: string, cause?: unknown): void;
}

/** Who asks for a video: a `visitor` gets the focus there, for `itself` it plays at once, for `rest` it waits. */
export type By = 'visitor' | 'itself' | 'rest';
