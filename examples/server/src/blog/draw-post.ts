import { pick, randomOf } from '@mountkit/provider/kit';

/** Sky, sun, and the hills from far to near. */
const palettes = [
  ['#dfe8e4', '#f3d79b', '#a9bfae', '#7d9a82', '#4d6b52', '#2b422a'],
  ['#f6e6da', '#e2b04f', '#dba583', '#c07652', '#8f4a32', '#54281b'],
  ['#dfe6ee', '#f5efe2', '#a9bacb', '#748aa1', '#46596f', '#26334a'],
  ['#f3e5e3', '#fff4e0', '#dcb4b0', '#bd8785', '#8a5a5f', '#4f3239'],
  ['#eceadf', '#e9c46a', '#c9c2a3', '#9d9a76', '#6a6a4c', '#3b3d2b'],
  ['#dcecec', '#ffffff', '#9cc4c4', '#639a9d', '#386d73', '#1d4348'],
] as const;

/** The picture of a post as an SVG document: hills under a sun, as its number has them. */
export function drawPost(number: number): string {
  const random = randomOf(number * 104_729 + 3);
  const [sky, sun, ...hills] = pick(palettes, random);
  const at = { x: 120 + random() * 560, y: 90 + random() * 130, r: 36 + random() * 46 };
  const ranges = hills.map((colour, depth) => `<path d="${drawRange(random, 190 + depth * 68)}" fill="${colour}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">',
    `<rect width="800" height="450" fill="${sky}"/>`,
    `<circle cx="${at.x.toFixed(0)}" cy="${at.y.toFixed(0)}" r="${at.r.toFixed(0)}" fill="${sun}"/>`,
    ...ranges,
    '</svg>',
  ].join('');
}

/** A line of hills around a height, closed at the bottom. */
function drawRange(random: () => number, height: number): string {
  const points = Array.from({ length: 6 }, (_, index) => ({ x: index * 160, y: height + (random() - 0.5) * 90 }));
  const first = points[0] as { x: number; y: number };
  const curves = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] as { x: number; y: number };
    return `C${before.x + 70} ${before.y.toFixed(0)} ${x - 70} ${y.toFixed(0)} ${x} ${y.toFixed(0)}`;
  });
  return `M0 ${first.y.toFixed(0)}${curves.join('')}V450H0z`;
}
