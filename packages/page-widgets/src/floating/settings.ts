import { boolean, number, object, oneOf, type Schema, text } from '@mountkit/core/logic';

/** The parts of a bar in markup that is not ours; given in script. */
export interface FloatingBarParts {
  /** Selector of the buttons that close it. */
  readonly close: string;
  /** Selector of the buttons that copy a code. */
  readonly coupon: string;
  /** Selectors in such a button: the code, and what is shown in its place once it is copied. */
  readonly code: string;
  readonly success: string;
  /** Class of what is hidden: the bar, the code, or the success text. */
  readonly hidden: string;
  /** Selector of what headlines scroll in; its first element holds them. */
  readonly ticker: string;
  /** Class of a ticker that rests. */
  readonly paused: string;
  /** Selectors of the buttons that stop it, and let it go on. */
  readonly pause: string;
  readonly play: string;
}

/** Options of a floating bar. */
export interface FloatingBarOptions {
  /** A name under which it is remembered that the visitor has closed it. Default: it comes back with the page. */
  readonly remember: string;
  /** Days for which it is remembered. Default: for ever. */
  readonly days: number | undefined;
  /** It stays in the window while the page is scrolled. Default false. */
  readonly sticky: boolean;
  /** The edge at which it stays. Default `top`. */
  readonly position: 'top' | 'bottom';
  /** Its name for screen readers, where the markup gives none. Default `Announcement`. */
  readonly label: string;
  /** What is said once a code is copied. Default `Copied`. */
  readonly copied_text: string;
  /** What is said where the browser refuses. Default `Could not copy`. */
  readonly failed_text: string;
  /** Milliseconds for which it is said. Default 1500. */
  readonly copied_duration: number;
  /** Pixels that headlines scroll in a second. Default 40. */
  readonly speed: number;
  /** Labels of the button that stops the headlines. Defaults `Pause` and `Play`. */
  readonly pause_label: string;
  readonly play_label: string;
  readonly parts: FloatingBarParts | undefined;
}

/** The parts of a contact button in markup that is not ours; given in script. */
export interface ContactParts {
  /** Selector of what opens the panel. */
  readonly button: string;
  readonly panel: string;
  /** Selector of what closes it. */
  readonly close: string;
  /** Class of a panel that is closed. */
  readonly hidden: string;
}

/** Options of a contact button. */
export interface ContactOptions {
  /** The lower corner in which it is, in reading direction. Default `end`. */
  readonly position: 'start' | 'end';
  /** The panel's name for screen readers, where the markup gives none. Default: the button's own. */
  readonly label: string;
  readonly parts: ContactParts | undefined;
}

/** How the options of a floating bar are read. */
export const FLOATING_BAR_SCHEMA: Schema<FloatingBarOptions> = {
  remember: /* @__PURE__ */ text(),
  days: /* @__PURE__ */ number(undefined),
  sticky: /* @__PURE__ */ boolean(),
  position: /* @__PURE__ */ oneOf(['top', 'bottom'], 'top'),
  label: /* @__PURE__ */ text('Announcement'),
  copied_text: /* @__PURE__ */ text('Copied'),
  failed_text: /* @__PURE__ */ text('Could not copy'),
  copied_duration: /* @__PURE__ */ number(1500),
  speed: /* @__PURE__ */ number(40),
  pause_label: /* @__PURE__ */ text('Pause'),
  play_label: /* @__PURE__ */ text('Play'),
  parts: /* @__PURE__ */ object<FloatingBarParts | undefined>(undefined),
};

/** How the options of a contact button are read. */
export const CONTACT_SCHEMA: Schema<ContactOptions> = {
  position: /* @__PURE__ */ oneOf(['start', 'end'], 'end'),
  label: /* @__PURE__ */ text(),
  parts: /* @__PURE__ */ object<ContactParts | undefined>(undefined),
};
