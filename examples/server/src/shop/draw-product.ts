import { randomOf } from '@mountkit/provider/kit';

const glazes = {
  moss: { body: '#6f8a63', shade: '#566e4c', light: '#93ab86', ground: '#e6ebdf' },
  oat: { body: '#d9c9aa', shade: '#bda985', light: '#ece0c8', ground: '#f1ece2' },
  clay: { body: '#bd6a4b', shade: '#9c5238', light: '#d48d70', ground: '#f3e3da' },
  ink: { body: '#34435a', shade: '#243042', light: '#55677f', ground: '#dfe5ec' },
  rose: { body: '#c98d8b', shade: '#ab706f', light: '#dfafad', ground: '#f5e6e4' },
  ash: { body: '#9a9b97', shade: '#7d7f7b', light: '#bcbdb9', ground: '#eaebe8' },
  honey: { body: '#d9a441', shade: '#b7842a', light: '#ebc272', ground: '#f7ecd4' },
  sea: { body: '#4f8f96', shade: '#3a7279', light: '#78b0b6', ground: '#dcebec' },
} as const;

export type Glaze = keyof typeof glazes;

/** Outlines on a field of 400 by 400, standing on the line y = 312. */
const outlines = {
  mug: 'M132 152h136v118q0 42-42 42h-52q-42 0-42-42z',
  bowl: 'M92 182h216q0 88-66 118v12h-84v-12q-66-30-66-118z',
  plate: 'M60 258q140-34 280 0q-22 46-96 50v4h-88v-4q-74-4-96-50z',
  vase: 'M172 84h56q-4 52 14 78q40 42 40 88q0 62-52 62h-60q-52 0-52-62q0-46 40-88q18-26 14-78z',
  jug: 'M148 112l30-16h76l-6 62q34 38 34 86q0 68-54 68h-56q-54 0-54-68q0-48 34-86z',
  teapot: 'M124 226q0-82 78-82t78 82q0 86-52 86h-52q-52 0-52-86z',
  planter: 'M112 154h176l-8 34h-8l-20 124h-104l-20-124h-8z',
  candle: 'M184 208h32v54q52 8 58 50H126q6-42 58-50z',
  jar: 'M132 148h136q24 26 24 82q0 82-54 82h-76q-54 0-54-82q0-56 24-82z',
  towel: 'M116 110h168v202q-28 10-56 0t-56 0t-56 0z',
} as const;

export type Shape = keyof typeof outlines;

/** What stands beside, behind or on the outline: rough, but each is told from the other at a glance. */
const behind: Partial<Record<Shape, string>> = {
  mug: '<path d="M266 182h22a34 34 0 0 1 0 84h-24" fill="none" stroke="BODY" stroke-width="18"/>',
  jug: '<path d="M268 176q62-4 58 52t-56 52" fill="none" stroke="BODY" stroke-width="18"/>',
  teapot:
    '<path d="M140 186q-70 2-60 54t66 40" fill="none" stroke="BODY" stroke-width="16"/><path d="M262 250q46-16 56-76l30-4q-14 92-72 112z" fill="SHADE"/>',
  candle:
    '<rect x="187" y="96" width="26" height="118" rx="4" fill="#f6efe1"/><path d="M200 54q18 24 0 40q-18-16 0-40z" fill="#f0b94d"/>',
  planter:
    '<g fill="none" stroke="#5d7f57" stroke-width="9" stroke-linecap="round"><path d="M200 160q-6-60-62-86M200 160q2-70 44-98M200 160q-20-40-84-34M200 160q26-46 86-38"/></g>',
};

const before: Partial<Record<Shape, string>> = {
  bowl: '<ellipse cx="200" cy="182" rx="108" ry="15" fill="SHADE"/>',
  mug: '<ellipse cx="200" cy="152" rx="68" ry="11" fill="SHADE"/>',
  plate:
    '<ellipse cx="200" cy="254" rx="140" ry="25" fill="LIGHT"/><ellipse cx="200" cy="254" rx="92" ry="15" fill="SHADE" opacity=".55"/>',
  vase: '<ellipse cx="200" cy="84" rx="28" ry="6" fill="SHADE"/>',
  teapot: '<path d="M148 158q52-30 108 0z" fill="SHADE"/><circle cx="202" cy="134" r="12" fill="SHADE"/>',
  jar: '<rect x="126" y="120" width="148" height="32" rx="9" fill="#c8a878"/><rect x="126" y="140" width="148" height="12" rx="6" fill="#a98a5c"/>',
  planter: '<rect x="108" y="150" width="184" height="34" rx="6" fill="LIGHT"/>',
  towel: '<path d="M116 110h168v14H116z" fill="SHADE"/>',
};

/** A band, dots, lines or speckles, as the number has it; clipped to the outline. */
function drawDecoration(random: () => number, { light, shade }: { light: string; shade: string }): string {
  const style = Math.floor(random() * 5);
  const y = 190 + Math.floor(random() * 60);
  if (style === 0) return `<path d="M0 ${y}h400v26H0z" fill="${light}"/>`;
  if (style === 1) return `<path d="M0 ${y}h400v7H0zm0 16h400v4H0z" fill="${light}"/>`;
  if (style === 2) return `<path d="M0 ${y}q25-16 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0V400H0z" fill="${shade}"/>`;
  if (style === 3) {
    const dots = Array.from({ length: 60 }, () => {
      const at = [80 + random() * 240, 70 + random() * 240].map((value) => value.toFixed(0));
      return `<circle cx="${at[0]}" cy="${at[1]}" r="${(1 + random() * 2).toFixed(1)}"/>`;
    });
    return `<g fill="${shade}" opacity=".7">${dots.join('')}</g>`;
  }
  return `<path d="M0 ${y + 20}h400V400H0z" fill="${light}"/>`;
}

/** A product as an SVG document: its shape, glaze and number make the whole picture. */
export function drawProduct({ shape, glaze, number }: { shape: Shape; glaze: Glaze; number: number }): string {
  const colours = glazes[glaze];
  const random = randomOf(number * 7919 + 17);
  const paint = (part = '') =>
    part.replaceAll('BODY', colours.body).replaceAll('SHADE', colours.shade).replaceAll('LIGHT', colours.light);
  const sun = { x: 90 + random() * 220, y: 90 + random() * 80, r: 60 + random() * 50 };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    `<defs><clipPath id="b"><path d="${outlines[shape]}"/></clipPath></defs>`,
    `<rect width="400" height="400" fill="${colours.ground}"/>`,
    `<circle cx="${sun.x.toFixed(0)}" cy="${sun.y.toFixed(0)}" r="${sun.r.toFixed(0)}" fill="#fff" opacity=".55"/>`,
    '<path d="M0 300q200-18 400 0v100H0z" fill="#000" opacity=".06"/>',
    '<ellipse cx="206" cy="314" rx="112" ry="12" fill="#000" opacity=".14"/>',
    paint(behind[shape]),
    `<path d="${outlines[shape]}" fill="${colours.body}"/>`,
    `<g clip-path="url(#b)">${drawDecoration(random, colours)}`,
    '<path d="M0 0h150q-30 200 20 400H0z" fill="#fff" opacity=".13"/>',
    '<path d="M400 0H262q34 200-14 400h152z" fill="#000" opacity=".09"/></g>',
    paint(before[shape]),
    '</svg>',
  ].join('');
}

const NAME = /^([a-z]+)-([a-z]+)-(\d{1,4})$/;

/** What a picture's name stands for; null where it is none. */
export function readPictureName(name: string): { shape: Shape; glaze: Glaze; number: number } | null {
  const [, shape = '', glaze = '', number = ''] = NAME.exec(name) ?? [];
  if (!Object.hasOwn(outlines, shape) || !Object.hasOwn(glazes, glaze)) return null;
  return { shape: shape as Shape, glaze: glaze as Glaze, number: Number(number) };
}
