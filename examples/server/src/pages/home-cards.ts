/** One entry of the front page. */
export interface HomeCard {
  href: string;
  title: string;
  text: string;
  /** What of mountkit the page shows, in a few words. */
  shows: string;
}

/** The pages of this server, in the order they are listed. A new page needs one entry here and nothing else. */
export const homeCards: readonly HomeCard[] = [
  {
    href: '/docs/',
    title: 'Documentation',
    text: 'A first form in five minutes, then each widget with a live example, the reference, security and sizes.',
    shows: 'How it is used',
  },
  {
    href: '/storefront/',
    title: 'Storefront',
    text: 'The front page of a shop: a header that stays, filtered pots, a basket that slides in, a popup with a form, and a question about cookies. One script tag.',
    shows: 'All of it together',
  },
  {
    href: '/marketing/',
    title: 'Marketing page',
    text: 'A shop builder’s landing page with one email field in the hero. Send an address and see where it takes you.',
    shows: 'Form from a definition',
  },
  {
    href: '/marketing/?render=server',
    title: 'Marketing page, drawn here',
    text: 'The same page, sent with its form already in it. The widget takes it over; with scripts off it works by itself.',
    shows: 'Form rendered on a server',
  },
  {
    href: '/pick-a-platform/',
    title: 'Pick a platform',
    text: 'The page behind the form. It greets whoever comes with an address in the link, and everybody else as well.',
    shows: 'Redirect with fields',
  },
  {
    href: '/contact/',
    title: 'Contact',
    text: 'Four pages with questions that follow from answers, an upload and consent. Leave something out and see what it says.',
    shows: 'Form of several pages',
  },
  {
    href: '/fields/',
    title: 'Every field',
    text: 'Each type of field empty, filled and required, side by side, in the languages that the widget speaks.',
    shows: 'Field types and locales',
  },
  {
    href: '/sticky/',
    title: 'A long story',
    text: 'An article with a header that changes, contents that stay beside it, a bar for thumbs on phones and a sky that moves.',
    shows: 'Sticky elements and motion',
  },
  {
    href: '/widgets/',
    title: 'Page widgets',
    text: 'Tabs, accordions, counters, entrances and backgrounds on plain markup, each with the code to copy.',
    shows: 'Page widgets',
  },
  {
    href: '/embed-code/',
    title: 'Embed code of before',
    text: 'A page written for another form script, with three kinds of its embed code. Only the address of the script is another.',
    shows: 'Dialect hubspot',
  },
  {
    href: '/shop/',
    title: 'Shop',
    text: 'Two hundred pots and cloths, with filters, a basket, a checkout and accounts. Put something in and take it out again.',
    shows: 'Basket and filters',
  },
  {
    href: '/blog/',
    title: 'Journal',
    text: 'Three hundred posts under tags in several scripts. The address always says which of them are shown.',
    shows: 'Filtered list',
  },
  {
    href: '/popups/',
    title: 'Popups',
    text: 'A gallery of popups and panels, each with its settings and a list of what its display rules say right now.',
    shows: 'Rules, triggers, link actions',
  },
  {
    href: '/playground/',
    title: 'Playground',
    text: 'Change a form, a popup or a filter, see it at once at any width and in any language, break its network, and copy the code.',
    shows: 'Everything, live',
  },
  {
    href: '/examples/import-map/',
    title: 'Without a bundler',
    text: 'Each widget by one call, imported as an ES module by an import map: five small pages to copy from.',
    shows: 'npm packages in a page',
  },
  {
    href: '/examples/react-app/',
    title: 'React application',
    text: 'A pottery studio with routes and a dark mode: form, popup, sticky contents, glazes to filter and a basket.',
    shows: 'Components and hooks',
  },
  {
    href: '/admin/',
    title: 'Stored data',
    text: 'Every contact, submission, order and basket this server has kept, with the context that came along.',
    shows: 'What arrives on the server',
  },
];
