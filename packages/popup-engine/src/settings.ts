import { boolean, number, object, oneOf, type Schema, type Setting, text } from '@mountkit/core/logic';
import type { Timing } from './settings/timing-settings';
import type { Triggers } from './settings/trigger-settings';

/** An amount of seconds: a number, or an object with `size`. */
export const size = (fallback: number): Setting<number> => {
  const { read } = number(fallback);
  const sizeOf = (raw: unknown) => (raw && typeof raw === 'object' && 'size' in raw ? raw.size : raw);
  return { read: (raw) => read(sizeOf(raw)) as number | undefined, expected: 'a number or {size, unit}', fallback };
};

/** One setting for several keys. */
export const each = <Key extends string, T>(keys: readonly Key[], setting: Setting<T>) =>
  Object.fromEntries(keys.map((key) => [key, setting])) as { readonly [K in Key]: Setting<T> };

/** The device modes that a responsive setting can name: specification 1 section 9. */
const MODES = ['', '_widescreen', '_laptop', '_tablet_extra', '_tablet', '_mobile_extra', '_mobile'] as const;

type Responsive<Key extends string> = `${Key}${(typeof MODES)[number]}`;

const responsive = <Key extends string>(key: Key) => MODES.map((mode) => `${key}${mode}` as Responsive<Key>);

type ResponsiveTexts = Readonly<Record<Responsive<'entrance_animation'> | Responsive<'exit_animation'>, string>>;

/** What a popup and an off-canvas panel have in common. */
export interface LayerSettings extends ResponsiveTexts {
  /** Name for assistive technology. Default: the first heading inside. */
  readonly label: string;
  /** Name of the close button. Default `Close`. */
  readonly close_label: string;
  /** The page behind does not scroll meanwhile. Default false. */
  readonly prevent_scroll: boolean;
  /** Classes of its own, space separated. Default none. */
  readonly classes: string;
  /** How long an entrance or an exit takes, in seconds; also `{size}`. Default 1.2, of an off-canvas panel 0.3. */
  readonly entrance_animation_duration: number;
}

/** Classes of a popup's parts whose look and place are the page's own: none of our style applies to them. */
export interface Look {
  readonly box: string;
  readonly close: string;
  /** What draws the cross of the close button. */
  readonly icon: string;
}

/** Settings of a popup: specification 1 section 3, in its keys; in `data-settings`, or in script. */
export interface PopupSettings extends LayerSettings {
  /** The popup's id, for link actions and counters. */
  readonly popupId: string;
  /**
   * How it is shown: `modal`, over the page; `bar`, along an edge; `slide-in`, in a corner; `full`, over the whole window;
   * `inline`, in the page. Default `modal`. A bar, a slide-in and an inline one leave the page in use.
   */
  readonly format: Format;
  /** The edge of a bar (`top`, `bottom`; default `top`), or the corner of a slide-in and of a teaser. Default `bottom-end`. */
  readonly position: Position | '';
  /** A bar moves the page aside and covers none of it. Default false. */
  readonly push: boolean;
  /** Selector of the element in which an inline popup stands. Default: where it is in the page. */
  readonly place: string;
  /** Text of a tab at the edge of the window that opens it, and stays after it was closed. Default none. */
  readonly teaser: string;
  /** Of several with one id, each with a name of its own, one is chosen: by visitor with consent, otherwise by page view. */
  readonly variant: string;
  /**
   * It waits for its turn: of those that would open by themselves one at a time does, the one with the highest number first.
   * Default: it does not wait, unless the page's data block says so for all.
   */
  readonly priority: number | undefined;
  /** Selector of elements that open it when they are clicked, also those that appear later. Default none. */
  readonly open_selector: string;
  /** Display rules. Default none: it may always be shown. */
  readonly timing: Partial<Timing>;
  /** What shows it by itself. Default nothing. */
  readonly triggers: Partial<Triggers>;
  /** It does not show by itself once another popup of the page has been shown. Default false. */
  readonly avoid_multiple_popups: boolean;
  /** Seconds until the close button is there. Default 0. */
  readonly close_button_delay: number;
  /** Where the close button is: in the popup's box, or in the corner of the window. Default `inside`. */
  readonly close_button_position: 'inside' | 'outside';
  /** Whether there is a close button. Default true. */
  readonly close_button: boolean;
  /** Seconds after which it closes by itself; 0 for never. Default 0. */
  readonly close_automatically: number;
  /** A click beside it does not close it. Default false. */
  readonly prevent_close_on_background_click: boolean;
  /** Esc does not close it. Default false. */
  readonly prevent_close_on_esc_key: boolean;
  /**
   * It is modal: the page behind is blocked, and the keyboard kept inside. Otherwise it is as large as its content and leaves the
   * page in use, as does one whose `classes` or `look` the page's style gives `pointer-events: none`. Default true.
   */
  readonly a11y_navigation: boolean;
  /** `page` keeps it out of the top layer, so that a third party can lay something over it. Default `top`. */
  readonly layer: 'top' | 'page';
  /** The page's own style says how it looks and where it stands, by these classes. Default: ours does. */
  readonly look: Look | undefined;
}

/** Settings of an off-canvas panel: facts part B. */
export interface OffCanvasSettings extends LayerSettings {
  /** The panel's id, for link actions. */
  readonly offCanvasId: string;
  /** The side it comes from. Default `right`. */
  readonly position: 'left' | 'right' | 'top' | 'bottom';
  /** A click on the overlay does not close it. Default false. */
  readonly is_not_close_on_overlay: boolean;
  /** Esc does not close it. Default false. */
  readonly is_not_close_on_esc_overlay: boolean;
}

/** Ways in which a popup is shown. */
export type Format = 'modal' | 'bar' | 'slide-in' | 'full' | 'inline';

/** Edges and corners of the window; start and end follow the direction of the text. */
export type Position = 'top' | 'bottom' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';

/** How the settings are read that a popup and a panel have in common. */
export const LAYER = {
  ...each(['classes', 'label', ...responsive('entrance_animation'), ...responsive('exit_animation')], text()),
  close_label: text('Close'),
  prevent_scroll: boolean(),
};

/** How the settings of a popup are read. */
export const POPUP_SCHEMA: Schema<PopupSettings> = {
  ...LAYER,
  ...each(['popupId', 'open_selector', 'place', 'teaser', 'variant'], text()),
  ...each(['timing', 'triggers'], object({})),
  ...each(
    ['avoid_multiple_popups', 'push', 'prevent_close_on_background_click', 'prevent_close_on_esc_key'],
    boolean(),
  ),
  ...each(['a11y_navigation', 'close_button'], boolean(true)),
  ...each(['close_button_delay', 'close_automatically'], size(0)),
  entrance_animation_duration: size(1.2),
  close_button_position: oneOf(['inside', 'outside'], 'inside'),
  layer: oneOf(['top', 'page'], 'top'),
  format: oneOf(['modal', 'bar', 'slide-in', 'full', 'inline'], 'modal'),
  position: oneOf(['', 'top', 'bottom', 'top-start', 'top-end', 'bottom-start', 'bottom-end'], ''),
  priority: number(undefined),
  look: object<Look | undefined>(undefined),
};
