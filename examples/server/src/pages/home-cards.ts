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
    href: '/admin/',
    title: 'Stored data',
    text: 'Every contact and every submission this server has kept, with the context that came along.',
    shows: 'What arrives on the server',
  },
];
