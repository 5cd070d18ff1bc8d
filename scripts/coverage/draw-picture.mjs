// Pure: totals in, an SVG picture out: the two shares, and what is most often dead.

const WIDTH = 720;
const MOST = 12;
const escapeText = (text) => text.replace(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function drawShare(name, { living, all }, y) {
  const share = all ? living / all : 0;
  const bar = WIDTH - 40;
  return `<text x="20" y="${y}" class="name">${name}</text>
  <text x="${WIDTH - 20}" y="${y}" class="number">${living} of ${all} · ${Math.round(share * 100)} %</text>
  <rect x="20" y="${y + 10}" width="${bar}" height="18" rx="9" class="rest"/>
  <rect x="20" y="${y + 10}" width="${Math.round(bar * share)}" height="18" rx="9" class="living"/>`;
}

function drawDead({ name, pages }, index, most) {
  const y = 190 + index * 28;
  return `<text x="20" y="${y + 14}" class="small">${escapeText(name)}</text>
  <rect x="300" y="${y + 2}" width="${Math.max(3, Math.round(((WIDTH - 380) * pages) / most))}" height="14" rx="3" class="dead"/>
  <text x="${WIDTH - 20}" y="${y + 14}" class="small number">${pages}</text>`;
}

/** Draws the totals. The picture needs no script and no font of its own, and is readable in the dark. */
export function drawPicture({ pages, sites, dead }) {
  const shown = dead.slice(0, MOST);
  const height = 170 + (shown[0] ? 28 + shown.length * 28 : 0);
  const title = `Everything comes to life on ${pages.living} of ${pages.all} pages, and throughout ${sites.living} of ${sites.all} sites`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">
  <title>${title}</title>
  <style>
    text { font: 15px system-ui, sans-serif; fill: #1c2b24 } .number { text-anchor: end } .name { font-weight: 600 } .small { font-size: 13px }
    .paper { fill: #fff } .rest { fill: #e3e9e4 } .living { fill: #2f6a50 } .dead { fill: #b4552d }
    @media (prefers-color-scheme: dark) { text { fill: #e8eeea } .paper { fill: #16201b } .rest { fill: #34423b } .living { fill: #6fbf97 } .dead { fill: #e08a5f } }
  </style>
  <rect width="${WIDTH}" height="${height}" class="paper"/>
  ${drawShare('Pages on which everything comes to life', pages, 40)}
  ${drawShare('Sites on which every page does', sites, 100)}
  ${shown[0] ? '<text x="20" y="174" class="name">What does not, and on how many pages</text>' : ''}
  ${shown.map((entry, index) => drawDead(entry, index, shown[0].pages)).join('\n  ')}
</svg>
`;
}
