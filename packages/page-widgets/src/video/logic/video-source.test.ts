import { expect, it } from 'vitest';
import { readVideo } from './video-source';

const BASE = 'https://site.test/page/';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=9', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'youtube', 'aqz-KE-bpKQ'],
  ['//www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/abcdef1234', 'vimeo', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/album/12/video/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=abcdef', 'vimeo', '76979871'],
  ['https://www.dailymotion.com/video/x8m4abc_a-title', 'dailymotion', 'x8m4abc'],
  ['https://www.dailymotion.com/embed/video/x8m4abc', 'dailymotion', 'x8m4abc'],
  ['https://geo.dailymotion.com/player/x1.html?video=x8m4abc', 'dailymotion', 'x8m4abc'],
  ['https://dai.ly/x8m4abc', 'dailymotion', 'x8m4abc'],
  ['https://videopress.com/v/kUJmAcSf', 'videopress', 'kUJmAcSf'],
  ['https://video.wordpress.com/embed/kUJmAcSf', 'videopress', 'kUJmAcSf'],
  ['/clip.webm', 'file', 'https://site.test/clip.webm'],
  ['https://player.vimeo.com/external/1.hd.mp4?s=1', 'file', 'https://player.vimeo.com/external/1.hd.mp4?s=1'],
  ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', 'file', 'https://notyoutube.com/watch?v=aqz-KE-bpKQ'],
])('%s is a video of %s: %s', (address, provider, id) => {
  expect(readVideo(address, BASE)).toMatchObject({ provider, id });
});

it.each([
  '',
  'javascript:alert(1)',
  'data:video/mp4;base64,AA',
  'http://',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/aqz-KE-bpKQextra',
  'https://vimeo.com/about',
  'https://videopress.com/v/abc',
])('%s is no video', (address) => {
  expect(readVideo(address, BASE)).toBeNull();
});
