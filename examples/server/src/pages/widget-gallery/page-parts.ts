import type { GalleryWidget } from './gallery-widget';

/** What a page has around them. */
export const pagePartWidgets: readonly GalleryWidget[] = [
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
    id: 'alert',
    title: 'Alerts',
    text: 'A note that can be dismissed, for this view of the page or for as many days as you say.',
    markup: `<div class="note" data-mountkit="alert">
  <p>The workshop is closed on Monday.</p>
  <button type="button" data-dismiss aria-label="Dismiss this note">×</button>
</div>`,
  },
  {
    id: 'share',
    title: 'Share buttons',
    text: 'Real links to the networks that you name, a button that copies the link, and the share sheet of the browser. Nobody’s script is loaded, and nobody is told who reads.',
    markup: `<div data-mountkit="share" data-networks="bluesky,mastodon,whatsapp,email,copy,native"></div>`,
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
