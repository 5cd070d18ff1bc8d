import { address, object, type Schema } from '@mountkit/core/logic';

/** Words for visitors. `{step}` and `{steps}` stand for numbers. */
export interface PageFormTexts {
  /** Where no answer came. */
  readonly no_answer: string;
  /** Where the answer cannot be understood. */
  readonly bad_answer: string;
  /** While there is no connection: it is sent once there is one. */
  readonly offline: string;
  /** What is sent is on its way. Default `Sending…`. */
  readonly sending: string;
  /** Above the list of what is wrong. Default `Something needs your attention.` */
  readonly invalid: string;
  /** A file is larger than its field allows. */
  readonly too_large: string;
  /** Names of the buttons between steps. Default `Next` and `Back`. */
  readonly next: string;
  readonly previous: string;
  /** Says which step is shown. Default `Step {step} of {steps}`. */
  readonly step: string;
}

/** Where the parts are in markup that is not ours; given in script. */
export interface PageFormParts {
  /** Sent with the fields. */
  readonly data?: Readonly<Record<string, string>>;
  /** Selectors of the steps, and of the buttons in them. */
  readonly steps?: string;
  readonly next?: string;
  readonly previous?: string;
  /** Class of a step that is not shown. Default: the attribute `hidden`. */
  readonly hidden?: string;
  /** Class of the form while it is sent. */
  readonly waiting?: string;
  /** Classes of what is wrong: of the parent of a field, and of the sentence in it. */
  readonly wrong?: string;
  readonly error?: string;
  /** Classes of the message of a refusal, and of that of success. */
  readonly refused?: string;
  readonly sent?: string;
  /** Finds the field that an answer names. */
  find?(form: HTMLFormElement, name: string): HTMLElement | null | undefined;
  /** Awaited before each sending, such as for the token of a check. */
  prepare?(form: HTMLFormElement): Promise<void> | undefined;
}

/** Options of a page's own form. */
export interface PageFormOptions {
  /** Address that it is sent to. Default: that of the form. */
  readonly url: string;
  readonly texts: Partial<PageFormTexts>;
  readonly parts: PageFormParts | undefined;
}

/** How the options of a page's own form are read. */
export const PAGE_FORM_SCHEMA: Schema<PageFormOptions> = {
  url: /* @__PURE__ */ address('', 'host'),
  texts: /* @__PURE__ */ object({}),
  parts: /* @__PURE__ */ object<PageFormParts | undefined>(undefined),
};

/** The English words. */
export const TEXTS: PageFormTexts = {
  no_answer:
    'No answer came, so we do not know whether this has arrived. Everything is still here: try again in a moment.',
  bad_answer: 'This could not be sent. Everything is still here: try again in a moment.',
  offline: 'You are offline. This is sent as soon as you are back.',
  sending: 'Sending…',
  invalid: 'Something needs your attention.',
  too_large: 'This file is too large.',
  next: 'Next',
  previous: 'Back',
  step: 'Step {step} of {steps}',
};
