export const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2230%22/%3E';
/** Four of something, by number. */
export const items = (draw) => [1, 2, 3, 4].map(draw).join('');
const link = (number) => `<a href="#part-${number}">Part ${number}</a>`;

/** The family of each widget, and its markup. */
export const WIDGETS = {
  reveal: ['reveal', '<p data-mountkit="reveal">Thrown by hand</p>'],
  counter: ['reveal', '<span data-mountkit="counter">12,345</span>'],
  progress: ['reveal', '<div data-mountkit="progress" data-value="70" aria-label="Sold"><div></div></div>'],
  alert: ['page', '<div data-mountkit="alert"><p>News</p><button type="button" data-dismiss>Dismiss</button></div>'],
  menu: [
    'menu',
    `<nav data-mountkit="menu" aria-label="Main"><ul>${items((n) => `<li>${link(n)}<ul><li>${link(n)}</li></ul></li>`)}</ul></nav>`,
  ],
  carousel: [
    'carousel',
    `<div data-mountkit="carousel" aria-label="Jugs"><ul>${items((n) => `<li><img src="${picture}" width="40" height="30" alt="Picture ${n}"></li>`)}</ul></div>`,
  ],
  tabs: ['disclosure', `<div data-mountkit="tabs">${items((n) => `<h3>Part ${n}</h3><div>About ${n}</div>`)}</div>`],
  accordion: [
    'disclosure',
    `<div data-mountkit="accordion">${items((n) => `<h3>Part ${n}</h3><div>About ${n}</div>`)}</div>`,
  ],
  lightbox: ['lightbox', `<div data-mountkit="lightbox">${items((n) => `<a href="/${n}.png">Picture ${n}</a>`)}</div>`],
  video: [
    'video',
    `<div data-mountkit="video"><a href="https://youtu.be/aqz-KE-bpKQ"><img src="${picture}" width="40" height="30" alt="Film"></a></div>`,
  ],
  gallery: [
    'gallery',
    `<ul data-mountkit="gallery">${items((n) => `<li><img src="${picture}" width="40" height="30" alt="Picture ${n}"></li>`)}</ul>`,
  ],
  posts: ['gallery', `<ul data-mountkit="posts" data-masonry>${items((n) => `<li>${link(n)}</li>`)}</ul>`],
  search: [
    'search',
    '<div data-mountkit="search" data-live><form action="/"><label>Search <input type="search" name="s"></label><button>Search</button></form></div>',
  ],
  toc: ['toc', '<nav data-mountkit="toc" aria-label="Contents"></nav>'],
  tracker: ['toc', '<div data-mountkit="tracker" data-percentage></div>'],
  share: ['share', '<div data-mountkit="share" data-networks="bluesky,mastodon,whatsapp,email,copy"></div>'],
  headline: ['headline', '<h2 data-mountkit="headline" data-words="cups,bowls,jugs">We make <span>cups</span></h2>'],
  'text-path': ['headline', '<p data-mountkit="text-path" data-path="M0 40C40 0 80 0 120 40">Round and round</p>'],
  countdown: ['countdown', '<div data-mountkit="countdown" data-due="2199-01-01T00:00:00Z"></div>'],
  hotspot: [
    'hotspot',
    `<div data-mountkit="hotspot"><img src="${picture}" width="40" height="30" alt=""><ul>${items((n) => `<li data-x="${n * 20}" data-y="50"><b>${n}</b> <p>About ${n}</p></li>`)}</ul></div>`,
  ],
  'floating-bar': [
    'floating',
    '<aside data-mountkit="floating-bar" aria-label="News"><p>News</p><button type="button" data-close>Close</button></aside>',
  ],
  'page-form': [
    'page-form',
    '<form data-mountkit="page-form" action="/news/" method="post"><label>Email <input type="email" name="email" required></label><button>Subscribe</button></form>',
  ],
  playlist: [
    'video',
    `<section data-mountkit="playlist" aria-label="Films"><ol>${items((n) => `<li><a href="/film-${n}.webm">Film ${n}</a></li>`)}</ol></section>`,
  ],
  lottie: [
    'lottie',
    `<div data-mountkit="lottie" data-src="/none.json" style="margin-block-start: 3000px"><img src="${picture}" width="40" height="30" alt="Still"></div>`,
  ],
};

/** How many of each are on the page. */
export const COUNT = 100;

/** Draws one hundred, below some headings. */
export const draw = (stage, name) => drawMarkup(stage, WIDGETS[name][1]);

/** The same of any markup. */
export function drawMarkup(stage, markup) {
  stage.innerHTML = items((n) => `<h2>Part ${n}</h2>`) + markup.repeat(COUNT);
}
