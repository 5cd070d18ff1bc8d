import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameCommand, readFrameMessage } from './frame-messages';

it.each([
  [
    { event: 'infoDelivery', info: { currentTime: 3.5, playerState: 1 } },
    { time: 3.5, hasEnded: false },
  ],
  ['{"event":"infoDelivery","info":{"playerState":0}}', { time: undefined, hasEnded: true }],
  [
    { event: 'onStateChange', info: 0 },
    { time: undefined, hasEnded: true },
  ],
  ['{"event":"timeupdate","data":{"seconds":7,"duration":9}}', { time: 7, hasEnded: false }],
  [{ event: 'finish' }, { time: undefined, hasEnded: true }],
  [
    { event: 'ready', data: null },
    { time: undefined, hasEnded: false },
  ],
])('%j says %j', (message, expected) => {
  expect(readFrameMessage(message)).toEqual(expected);
});

it('anything else says nothing, and nothing throws', () => {
  for (const message of ['', '[]', '{', null, 3, {}, { event: 3 }]) expect(readFrameMessage(message)).toBeUndefined();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readFrameMessage(value);
      readFrameMessage(JSON.stringify(value));
      readFrameMessage({ event: 'x', info: value, data: value });
    }),
  );
});

it.each([
  [true, 'listen', [{ event: 'listening', id: 'mountkit', channel: 'widget' }]],
  [true, 'seek', [{ event: 'command', func: 'seekTo', args: [4, true] }]],
  [true, 'pause', [{ event: 'command', func: 'pauseVideo', args: [] }]],
  [
    false,
    'listen',
    [
      { method: 'addEventListener', value: 'timeupdate' },
      { method: 'addEventListener', value: 'finish' },
    ],
  ],
  [false, 'seek', [{ method: 'setCurrentTime', value: 4 }]],
  [false, 'play', [{ method: 'play' }]],
] as const)('YouTube %s, command %s: %j', (isYoutube, command, expected) => {
  expect(frameCommand(isYoutube, command, 4)).toEqual(expected);
});
