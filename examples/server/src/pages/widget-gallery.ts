/** A widget of a page, as it is shown in the gallery: with the markup to copy, which is what the page itself has. */
export interface GalleryWidget {
  /** Of the section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly markup: string;
}

export const galleryWidgets: readonly GalleryWidget[] = [
  {
    id: 'tabs',
    title: 'Tabs',
    text: 'Headings, each followed by a panel. Without a script they are read one after the other; on phones they are an accordion. The address opens a tab, and so does the browser’s search.',
    markup: `<section data-mountkit="tabs">
  <h3>Throw</h3>
  <div><p>Half a kilo of clay, centred, opened, and pulled up three times.</p></div>
  <h3>Dry</h3>
  <div><p>Two days under cloth, upside down from the first evening on.</p></div>
  <h3>Fire</h3>
  <div><p>Eleven hours up to 1,240 degrees, and a day until the door is opened.</p></div>
</section>`,
  },
  {
    id: 'accordion',
    title: 'Accordion',
    text: 'The browser’s own details. They move, and close each other unless many may be open.',
    markup: `<div data-mountkit="accordion">
  <details open>
    <summary>Do you ship?</summary>
    <p>On Mondays and Thursdays, in straw and paper.</p>
  </details>
  <details>
    <summary>Do you repair what others have made?</summary>
    <p>Handles, yes. Spouts, if you bring all of the pieces.</p>
  </details>
  <details>
    <summary>May I come and watch?</summary>
    <p>Every first Saturday. The kettle is on from ten.</p>
  </details>
</div>`,
  },
  {
    id: 'carousel',
    title: 'Carousel',
    text: 'A list that scrolls natively and snaps. Arrows, dots, keys, mouse and finger move it; nothing is cloned, and what moves by itself has a pause button.',
    markup: `<div data-mountkit="carousel" data-endless aria-label="Glazes">
  <ul>
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
    markup: `<div class="film" data-mountkit="video" data-title="A clip of the workshop">
  <a href="/assets/clip.webm"><img src="/assets/potter.svg" alt=""></a>
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
    id: 'menu',
    title: 'Menu',
    text: 'A list of links. An item with a list in it gets a button; on small windows the whole menu is behind one. Escape, arrow keys and a first tap do what one expects.',
    markup: `<nav data-mountkit="menu" aria-label="Workshop">
  <ul>
    <li><a href="#tabs">Pots</a></li>
    <li><a href="#menu">Courses</a>
      <ul>
        <li><a href="#tabs">Throwing</a></li>
        <li><a href="#carousel">Glazing</a></li>
      </ul>
    </li>
    <li><a href="#alert">Visit</a></li>
  </ul>
</nav>`,
  },
  {
    id: 'counters',
    title: 'Counters',
    text: 'The final number is in the markup, for readers and for those who print. It counts once it can be seen, and takes no other space than that of the number.',
    markup: `<dl class="figures">
  <div><dt>cups a year</dt><dd data-mountkit="counter">12,480</dd></div>
  <div><dt>hours in the kiln</dt><dd data-mountkit="counter" data-duration="1200">312</dd></div>
  <div><dt>kilos a cup</dt><dd data-mountkit="counter" data-duration="900">0.42</dd></div>
</dl>`,
  },
  {
    id: 'progress',
    title: 'Progress bars',
    text: 'A bar grows to its value. Its role and its values are there from the start.',
    markup: `<p id="glaze-label">Glaze mixed</p>
<div class="bar" data-mountkit="progress" data-value="70" aria-labelledby="glaze-label"><div></div></div>
<p id="shelf-label">Shelves full</p>
<div class="bar" data-mountkit="progress" data-value="9" data-max="12" aria-labelledby="shelf-label"><div></div></div>`,
  },
  {
    id: 'entrances',
    title: 'Entrances',
    text: 'An element enters when it comes into the window. Nothing is hidden without the script, in print, or for visitors who ask for less motion.',
    markup: `<ul class="tiles">
  <li data-mountkit="reveal" data-animation="fade-up">Moss</li>
  <li data-mountkit="reveal" data-animation="fade-up" data-delay="120">Ash</li>
  <li data-mountkit="reveal" data-animation="fade-up" data-delay="240">Rust</li>
</ul>`,
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
  {
    id: 'alert',
    title: 'Alerts',
    text: 'A note that can be dismissed, for this view of the page or for as many days as you say.',
    markup: `<div class="note" data-mountkit="alert">
  <p>The workshop is closed on Monday.</p>
  <button type="button" data-dismiss aria-label="Dismiss this note">×</button>
</div>`,
  },
  {
    id: 'toc',
    title: 'Table of contents',
    text: 'The headings of a text as a list of links, with the one that is read marked. Addresses are made of words, so they stay. Where the server prints the list, that one is used.',
    markup: `<nav class="toc" data-mountkit="toc" data-container="#glazing" data-headings="h3,h4" aria-label="In this text"></nav>
<div id="glazing">
  <h3>Mixing</h3>
  <p>Ash, feldspar and water, through a sieve, twice.</p>
  <h4>Resting</h4>
  <p>Overnight, under a lid.</p>
  <h3>Dipping</h3>
  <p>Three seconds, upside down, and a wipe of the foot.</p>
</div>`,
  },
  {
    id: 'tracker',
    title: 'Reading progress',
    text: 'How much of the page has been read. Where the browser has scroll timelines the bar moves without script.',
    markup: `<div class="tracker" data-mountkit="tracker" aria-label="Read so far"></div>
<div class="tracker" data-mountkit="tracker" data-kind="circular" data-percentage aria-label="Read so far, as a ring"></div>`,
  },
  {
    id: 'share',
    title: 'Share buttons',
    text: 'Real links to the networks that you name, a button that copies the link, and the share sheet of the browser. Nobody’s script is loaded, and nobody is told who reads.',
    markup: `<div data-mountkit="share" data-networks="bluesky,mastodon,whatsapp,email,copy,native"></div>`,
  },
  {
    id: 'countdown',
    title: 'Countdown',
    text: 'To a date in the time zone of the site, or each visitor’s own time. Readers find it in words; digits that change each second are not read out.',
    markup: `<div class="clock" id="kiln-opens" data-mountkit="countdown" data-due="2035-06-01T12:00" data-time-zone="Europe/Berlin">
  <span><b data-unit="days">00</b> days</span>
  <span><b data-unit="hours">00</b> hours</span>
  <span><b data-unit="minutes">00</b> minutes</span>
  <span><b data-unit="seconds">00</b> seconds</span>
</div>`,
  },
  {
    id: 'headline',
    title: 'Headlines',
    text: 'Words that change, in nine ways, or a mark that is drawn at them. The widest word has its room from the start; it rests under the mouse, and for visitors who ask for less motion.',
    markup: `<h3 class="display" data-mountkit="headline" data-words="jugs,cups,teapots" data-animation="typing">We throw <em>jugs</em> by hand</h3>
<h3 class="display" data-mountkit="headline" data-marker="double_underline">Only <em>real</em> things</h3>`,
  },
  {
    id: 'text-path',
    title: 'Text on a path',
    text: 'The text of a line or a link, written along a path of yours. It stays a text for readers.',
    markup: `<p class="display" data-mountkit="text-path" data-path="M10 110 Q240 -70 470 110"><a href="#headline">Round and round the wheel</a></p>`,
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
    id: 'floating-bar',
    title: 'Floating bar',
    text: 'An announcement that visitors can close, and that stays closed for them. Its headlines can be stopped, its code is copied by a press, and it takes no focus.',
    markup: `<aside class="offer" data-mountkit="floating-bar" data-remember="spring" data-days="1" aria-label="Spring offer">
  <div data-ticker><ul><li><a href="#hotspot">New jugs</a></li><li>Free tea on Sundays</li><li>Open all week</li></ul></div>
  <button type="button" data-copy="SPRING10" aria-label="Copy the code SPRING10">SPRING10</button>
  <button type="button" data-close>Close</button>
</aside>`,
  },
  {
    id: 'contact',
    title: 'Contact button',
    text: 'A button in the corner of this window, with a panel that leaves the page in use. It opens and closes without a script, too.',
    markup: `<div data-mountkit="contact">
  <button type="button" popovertarget="ways">Write to us</button>
  <div id="ways" popover>
    <p>We answer from nine to five. Here it is <time data-time-format="24h"></time>.</p>
    <p><a href="mailto:hello@example.org">Email</a></p>
    <button type="button" data-close>Close</button>
  </div>
</div>`,
  },
];
