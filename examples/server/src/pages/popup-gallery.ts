/** One popup of the gallery. */
export interface GalleryPopup {
  id: string;
  title: string;
  /** What it shows of popups. */
  text: string;
  /** What the visitor does to see it; undefined where its link is all. */
  how?: string;
  settings: Readonly<Record<string, unknown>>;
  content: { heading: string; text: string };
  /** It stands in the page from the beginning, instead of waiting to be opened. */
  isInPage?: boolean;
  /** The other variant of it: of the two one is shown. */
  other?: { heading: string; text: string };
  /** Opens another one. */
  next?: { id: string; label: string };
}

const MOVES = { entrance_animation: 'rise', exit_animation: 'rise', entrance_animation_duration: 0.35 };

/** The popups that need no markup of their own, in the order of the page. */
export const galleryPopups: readonly GalleryPopup[] = [
  {
    id: 'scrolled',
    title: 'Half way down, twice a session',
    text: 'Comes by itself once half of the page has gone by. It counts in session storage and then keeps still.',
    how: 'Scroll on, or open it:',
    settings: {
      ...MOVES,
      avoid_multiple_popups: 'yes',
      timing: { times: 'yes', times_times: 2, times_period: 'session' },
      triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 50 },
    },
    content: {
      heading: 'Half of it is behind you',
      text: 'You see this at most twice in a session. Close it with the button, with Esc, or by a click beside it.',
    },
  },
  {
    id: 'leaving',
    title: 'On the way out',
    text: 'Waits for the pointer to leave at the top edge; where fingers point, for a fast upward scroll.',
    how: 'Move the pointer out of the window at its top, or:',
    settings: {
      ...MOVES,
      avoid_multiple_popups: 'yes',
      timing: { times: 'yes', times_times: 1, times_period: 'day' },
      triggers: { exit_intent: 'yes', exit_intent_touch: 'yes' },
    },
    content: {
      heading: 'Before you go',
      text: 'Once a day, and only if no other popup of this page was there before.',
    },
  },
  {
    id: 'spring',
    title: 'Only in spring 2020, only for visitors from a search',
    text: 'Two display rules that rarely pass. The list says which of them keeps it back, and why.',
    how: 'It does not come by itself. A link opens it all the same:',
    settings: {
      timing: {
        schedule: 'yes',
        schedule_start_date: '2020-03-01 00:00',
        schedule_end_date: '2020-05-31 23:59',
        sources: 'yes',
        sources_sources: ['search'],
        devices: 'yes',
        devices_devices: ['desktop', 'tablet', 'mobile'],
      },
      triggers: { page_load: 'yes' },
    },
    content: {
      heading: 'It is spring again',
      text: 'Rules decide when a popup comes by itself. A visitor who asks gets it.',
    },
  },
  {
    id: 'stubborn',
    title: 'Hard to get rid of',
    text: 'Neither Esc nor a click beside it closes it, and its button comes after two seconds. The page stays where it is.',
    settings: {
      prevent_close_on_esc_key: 'yes',
      prevent_close_on_background_click: 'yes',
      prevent_scroll: 'yes',
      close_button_delay: 2,
      close_button_position: 'outside',
    },
    content: {
      heading: 'Wait for it',
      text: 'The button to close this is in the corner of the window in two seconds.',
    },
  },
  {
    id: 'outer',
    title: 'One in another',
    text: 'A popup that opens a second one. Esc closes the upper one only, and focus goes back to where it was.',
    settings: { ...MOVES },
    content: { heading: 'The lower one', text: 'It stays where it is while another one is above it.' },
    next: { id: 'inner', label: 'Open another' },
  },
  {
    id: 'inner',
    title: 'A notice that goes away',
    text: 'Not modal: the keyboard stays with the page. It closes by itself after four seconds.',
    settings: { a11y_navigation: 'no', close_automatically: 4, classes: 'gallery-notice' },
    content: { heading: 'Saved', text: 'This closes by itself in a moment.' },
  },
  {
    id: 'week',
    title: 'A bar that makes room',
    text: 'Along the upper edge. The page moves down by its height, stays in use, and moves back when it is closed.',
    settings: { format: 'bar', push: 'yes' },
    content: { heading: 'Open until eight this week', text: 'From Monday to Friday, also on the phone.' },
  },
  {
    id: 'foot',
    title: 'A bar that covers',
    text: 'Along the lower edge, over the page. A click beside it does not close it.',
    settings: { format: 'bar', position: 'bottom' },
    content: { heading: 'We send on Thursdays', text: 'What is ordered until noon goes out the same day.' },
  },
  {
    id: 'corner',
    title: 'A slide-in with a tab',
    text: 'In the corner where lines end. Its tab waits at the edge, opens it, and is there again after it was closed.',
    settings: { format: 'slide-in', position: 'bottom-end', teaser: 'Questions?' },
    content: { heading: 'Ask us', text: 'Write to us, and somebody who makes these things answers within a day.' },
  },
  {
    id: 'whole',
    title: 'The whole window',
    text: 'Modal, without an edge: for a menu, a search or a form that needs the room.',
    settings: { ...MOVES, format: 'full', prevent_scroll: 'yes' },
    content: { heading: 'Nothing else for a moment', text: 'The keyboard stays here, Esc and the button lead back.' },
  },
  {
    id: 'place',
    title: 'In the page',
    text: 'No dialog: it stands below, as a part of the page, and nothing moves when the script arrives. A visitor can close it.',
    settings: { format: 'inline' },
    content: {
      heading: 'New here?',
      text: 'The list beside each example says why its popup comes, or why it does not.',
    },
    isInPage: true,
  },
  {
    id: 'offer',
    title: 'One of two, and which does better',
    text: 'Two variants with one id. A visitor who agrees to be recognised keeps one; otherwise each page view draws again. Views, closes and conversions are counted for the overview in /admin/.',
    settings: { format: 'slide-in', position: 'bottom-start' },
    content: { heading: 'Ten percent off your first order', text: 'With the code HELLO, until Sunday.' },
    other: { heading: 'A mug for your first order', text: 'It comes with everything from 40 pounds on.' },
  },
  {
    id: 'read',
    title: 'After some reading, in its turn',
    text: 'After forty seconds in which the page was really read. It waits for its turn: never over another one, never while you type.',
    how: 'Read on for forty seconds, or:',
    settings: {
      format: 'slide-in',
      priority: 5,
      timing: { language: 'yes', language_languages: 'en, de', times: 'yes', times_times: 1, times_period: 'session' },
      triggers: { reading: 'yes', reading_seconds: 40 },
    },
    content: {
      heading: 'You are still here',
      text: 'Then a letter a month may be worth it. The first example has it.',
    },
  },
];
