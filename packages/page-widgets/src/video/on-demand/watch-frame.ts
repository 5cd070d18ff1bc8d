import { listen } from '@mountkit/core';
import { type FrameCommand, frameCommand, readFrameMessage } from '../logic/frame-messages';
import type { Play } from '../logic/video-source';

/** What a frame is watched for. */
interface WatchSpec {
  readonly isYoutube: boolean;
  readonly origin: string;
  readonly play: Play;
  readonly ended: (() => void) | undefined;
  /** Aborted when nobody wants to know any more. */
  readonly signal: AbortSignal;
}

/** Milliseconds after which a player is asked again: specification 1, section 9. */
const POLL = 350;

/** Keeps the end and the loop of a video in a frame, by the messages that its player understands; no script of its host. */
export function watchFrame(frame: HTMLIFrameElement, { isYoutube, origin, play, ended, signal }: WatchSpec): void {
  const { start, end, loop } = play;
  const send = (command: FrameCommand) => {
    for (const message of frameCommand(isYoutube, command, start)) {
      frame.contentWindow?.postMessage(JSON.stringify(message), origin);
    }
  };
  // It does not say when it can be asked.
  const timer = setInterval(send, POLL, 'listen');
  signal.addEventListener('abort', () => clearInterval(timer));
  let hasAnswered = false;
  let hasEnded = false;
  const read = (event: MessageEvent) => {
    const state =
      event.source === frame.contentWindow && event.origin === origin ? readFrameMessage(event.data) : undefined;
    if (!state) return;
    const { time, hasEnded: isOver } = state;
    clearInterval(timer);
    // Its first message may be that it can be asked from now on.
    if (!hasAnswered) send('listen');
    hasAnswered = true;
    const isAtEnd = isOver || (!!end && time !== undefined && time >= end);
    if (isAtEnd && !hasEnded) {
      if (loop) {
        send('seek');
        send('play');
      } else {
        if (!isOver) send('pause');
        ended?.();
      }
    }
    // Said once, until it plays on.
    hasEnded = isAtEnd;
  };
  listen(window, 'message', (event) => read(event as Event as MessageEvent), { signal });
}
