import type { GalleryWidget } from './gallery-widget';

/** What one reads: texts, numbers and words. */
export const readingWidgets: readonly GalleryWidget[] = [
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
    markup: `<div class="tracker" role="progressbar" data-mountkit="tracker" aria-label="Read so far"></div>
<div class="tracker" role="progressbar" data-mountkit="tracker" data-kind="circular" data-percentage aria-label="Read so far, as a ring"></div>`,
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
];
