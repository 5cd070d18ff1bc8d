import { isJsonObject, type Json, jsonObject, parseJson } from '@mountkit/core/logic';

/** What a frame says of its video. */
export interface FrameState {
  /** Seconds; undefined if it does not say. */
  readonly time?: number | undefined;
  readonly hasEnded: boolean;
}

/** Reads a message of YouTube's or Vimeo's player; undefined for any other. */
export function readFrameMessage(data: unknown): FrameState | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (!isJsonObject(message)) return undefined;
  const { event, info, data: told } = message as Json;
  if (typeof event !== 'string') return undefined;
  const { currentTime, playerState } = jsonObject(info);
  const time = currentTime ?? jsonObject(told).seconds;
  return {
    time: typeof time === 'number' ? time : undefined,
    hasEnded: event === 'finish' || event === 'ended' || playerState === 0 || (event === 'onStateChange' && info === 0),
  };
}

/** What is asked of a player. */
export type FrameCommand = 'listen' | 'play' | 'pause' | 'seek';

/** The messages that ask YouTube's or Vimeo's player for something. */
export function frameCommand(isYoutube: boolean, command: FrameCommand, seconds = 0): readonly object[] {
  if (isYoutube) {
    if (command === 'listen') return [{ event: 'listening', id: 'mountkit', channel: 'widget' }];
    const func = { play: 'playVideo', pause: 'pauseVideo', seek: 'seekTo' }[command];
    return [{ event: 'command', func, args: command === 'seek' ? [seconds, true] : [] }];
  }
  if (command === 'listen') return ['timeupdate', 'finish'].map((value) => ({ method: 'addEventListener', value }));
  return [command === 'seek' ? { method: 'setCurrentTime', value: seconds } : { method: command }];
}
