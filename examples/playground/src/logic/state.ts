/** What is tried out. */
export const KINDS = ['form', 'popup', 'filter', 'widget'] as const;
/** What happens to the calls of the page that is shown. */
export const FAULTS = ['none', 'slow', 'offline', 'refused', 'nonsense'] as const;
export const SCHEMES = ['light', 'dark'] as const;
/** How the widgets look: with the design tokens of the site, those of a ready theme, or bare. */
export const THEMES = ['site', 'plain', 'soft', 'dense', 'unstyled'] as const;
/** Where a form's definition comes from: it stands in the tag, or the forms host is asked for it. */
export const DELIVERIES = ['tag', 'host'] as const;
export const DIALECTS = ['mountkit', 'elementor'] as const;
export const TAXONOMIES = ['category', 'post_tag', 'reading-time'] as const;
export const JOINS = ['AND', 'OR', 'NOT'] as const;
export const CONTROLS = ['buttons', 'select', 'checkboxes'] as const;
export const MORES = ['links', 'button', 'scroll'] as const;

export const PHONE_WIDTH = 375;
export const DESKTOP_WIDTH = 1280;
export const NARROWEST = 240;
export const WIDEST = 2560;

export type Kind = (typeof KINDS)[number];
export type Fault = (typeof FAULTS)[number];
export type Scheme = (typeof SCHEMES)[number];
export type Theme = (typeof THEMES)[number];
export type Delivery = (typeof DELIVERIES)[number];

/** What a person has written in place of an example; null where it is the example still. */
export interface Draft {
  /** The id of the example that it began with. */
  readonly example: string;
  readonly text: string | null;
}

/** How the list of the preview is filtered. */
export interface FilterChoice {
  readonly dialect: (typeof DIALECTS)[number];
  readonly taxonomy: (typeof TAXONOMIES)[number];
  readonly join: (typeof JOINS)[number];
  readonly multiple: boolean;
  readonly control: (typeof CONTROLS)[number];
  readonly more: (typeof MORES)[number];
}

/** Whether a theme is a style sheet of its own. */
export const isReady = (theme: Theme): boolean => theme !== 'site' && theme !== 'unstyled';

/** All that the address keeps. */
export interface PlaygroundState {
  readonly kind: Kind;
  /** Width of the page that is shown, in CSS pixels. */
  readonly width: number;
  readonly locale: string;
  readonly scheme: Scheme;
  readonly theme: Theme;
  readonly fault: Fault;
  readonly form: Draft;
  readonly delivery: Delivery;
  /** Submissions made offline are kept: `data-offline="queue"`. */
  readonly queue: boolean;
  readonly popup: Draft;
  readonly filter: FilterChoice;
  readonly widget: Draft;
}

/** What an empty address stands for. */
export const INITIAL: PlaygroundState = {
  kind: 'form',
  width: PHONE_WIDTH,
  locale: 'en',
  scheme: 'light',
  theme: 'site',
  fault: 'none',
  form: { example: 'email', text: null },
  delivery: 'tag',
  queue: false,
  popup: { example: 'letter', text: null },
  filter: {
    dialect: 'mountkit',
    taxonomy: 'category',
    join: 'AND',
    multiple: false,
    control: 'buttons',
    more: 'links',
  },
  widget: { example: 'carousel', text: null },
};
