import type { GalleryWidget } from './gallery-widget';

/** Pictures and videos. */
export const mediaWidgets: readonly GalleryWidget[] = [
  {
    id: 'carousel',
    title: 'Carousel',
    text: 'A list that scrolls natively and snaps. Arrows, dots, keys, mouse and finger move it; nothing is cloned, and what moves by itself has a pause button.',
    markup: `<div data-mountkit="carousel" data-endless aria-label="Glazes">
  <ul tabindex="0">
    <li>Moss</li>
    <li>Ash</li>
    <li>Rust</li>
    <li>Chalk</li>
    <li>Ink</li>
  </ul>
</div>`,
  },
  {
    id: 'gallery',
    title: 'Gallery',
    text: 'A list of pictures in a grid, in rows of one height or in columns of one width. The place of each is known before it is loaded; a filter is in the address.',
    markup: `<p class="chips" id="kinds">
  <button type="button" value="">All</button>
  <button type="button" value="workshop">Workshop</button>
  <button type="button" value="glaze">Glazes</button>
</p>
<ul data-mountkit="gallery" data-layout="masonry" data-filters="#kinds" data-name="kind">
  <li data-tags="workshop"><img src="/assets/potter.svg" width="320" height="320" loading="lazy" alt="At the wheel"></li>
  <li data-tags="glaze"><img src="/assets/glazes.svg" width="960" height="540" loading="lazy" alt="Five cups on a windowsill"></li>
  <li data-tags="glaze"><img src="/assets/moss.svg" width="32" height="32" loading="lazy" alt="Moss glaze"></li>
  <li data-tags="workshop"><img src="/assets/shop-picture.svg" width="680" height="640" loading="lazy" alt="The shop, and its orders on a phone"></li>
</ul>`,
  },
  {
    id: 'lightbox',
    title: 'Lightbox',
    text: 'Links to pictures and videos. They open over the page, as a group; keys, fingers and Back do what one expects, and the focus comes back to the link. Its code is loaded when somebody is about to press one.',
    markup: `<div class="pictures" data-mountkit="lightbox">
  <figure>
    <a href="/assets/glazes.svg"><img src="/assets/glazes.svg" alt="Shelves with glazed bowls"></a>
    <figcaption>Glazes of this summer</figcaption>
  </figure>
  <figure>
    <a href="/assets/potter.svg"><img src="/assets/potter.svg" alt="A potter at the wheel"></a>
    <figcaption>Thirty cups before lunch</figcaption>
  </figure>
</div>`,
  },
  {
    id: 'video',
    title: 'Video',
    text: 'A link with a poster becomes a button. The player comes when it is pressed, with the focus; of another host nothing is loaded before. Without a script it is a link to the video.',
    markup: `<div class="film" data-mountkit="video">
  <a href="/assets/clip.webm"><img src="/assets/potter.svg" alt="A clip of the workshop"></a>
</div>`,
  },
  {
    id: 'playlist',
    title: 'List of videos',
    text: 'A list of links. One place plays what is chosen, then the next one, and marks what was watched.',
    markup: `<section class="films" data-mountkit="playlist" aria-label="Videos of the workshop">
  <ol>
    <li><a href="/assets/clip.webm">Throwing</a></li>
    <li><a href="/assets/clip.webm?2">Glazing</a></li>
    <li><a href="/assets/clip.webm?3">Firing</a></li>
  </ol>
</section>`,
  },
  {
    id: 'hotspot',
    title: 'Points on a picture',
    text: 'Buttons on a picture, each with a tooltip that stays in the window. Without a script it is a picture with a list.',
    markup: `<div data-mountkit="hotspot" data-sequence>
  <img src="/assets/potter.svg" alt="A potter at the wheel" width="320" height="320">
  <ul>
    <li data-x="25" data-y="30"><b>1</b> <p>Hands, wet and still.</p></li>
    <li data-x="60" data-y="70"><b>2</b> <p>The wheel: eighty turns a minute.</p></li>
  </ul>
</div>`,
  },
  {
    id: 'lottie',
    title: 'Animation',
    text: 'An animation of a JSON file in place of a picture, played when it arrives, by scrolling, by the mouse or by a press. The player is loaded near the window; until then, and if anything fails, the picture stays.',
    markup: `<div class="steam" data-mountkit="lottie" data-src="/assets/cup.json" data-loop>
  <img src="/assets/cup.svg" width="320" height="240" loading="lazy" alt="Steam rises from a cup of tea">
</div>`,
  },
  {
    id: 'background',
    title: 'Backgrounds',
    text: 'Pictures one after the other behind an element, or a video. A button stops it; it rests by itself outside the window, and for visitors who ask for less motion or save data.',
    markup: `<div class="stage" data-mountkit="background" data-pictures="/assets/glazes.svg,/assets/potter.svg"
  data-duration="4000" data-ken-burns="in">
  <p class="stage__line">Thirty cups before lunch.</p>
</div>`,
  },
];
