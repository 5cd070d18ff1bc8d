/** Settings of a popup to begin with. */
export interface PopupExample {
  readonly id: string;
  readonly title: string;
  readonly settings: object;
}

const MOVES = { entrance_animation: 'rise', exit_animation: 'rise', entrance_animation_duration: 0.35 };

/** The popups of the gallery. */
export const POPUP_EXAMPLES: readonly [PopupExample, ...PopupExample[]] = [
  { id: 'letter', title: 'By a link', settings: { ...MOVES, prevent_scroll: true } },
  {
    id: 'load',
    title: 'At once',
    settings: { ...MOVES, triggers: { page_load: true, page_load_delay: 1 } },
  },
  {
    id: 'scroll',
    title: 'Half way down',
    settings: {
      ...MOVES,
      timing: { times: true, times_times: 2, times_period: 'session' },
      triggers: { scrolling: true, scrolling_direction: 'down', scrolling_offset: 50 },
    },
  },
  {
    id: 'leaving',
    title: 'On the way out',
    settings: {
      ...MOVES,
      triggers: { exit_intent: true, exit_intent_touch: true, inactivity: true, inactivity_time: 10 },
    },
  },
  {
    id: 'rules',
    title: 'Kept back',
    settings: {
      timing: {
        schedule: true,
        schedule_start_date: '2020-03-01 00:00',
        schedule_end_date: '2020-05-31 23:59',
        devices: true,
        devices_devices: ['desktop'],
      },
      triggers: { page_load: true },
    },
  },
  {
    id: 'corner',
    title: 'Beside the page',
    settings: {
      a11y_navigation: false,
      close_automatically: 8,
      close_button_delay: 1,
      label: 'A short note',
      triggers: { page_load: true },
    },
  },
];

/** Whether the gallery has such a popup. */
export const isPopupExample = (id: string): boolean => POPUP_EXAMPLES.some((example) => example.id === id);

/** A popup of the gallery; the first where there is none of that name. */
export const findPopupExample = (id: string): PopupExample =>
  POPUP_EXAMPLES.find((example) => example.id === id) ?? POPUP_EXAMPLES[0];
