import { boolean, type Json, list, object, oneOf, type Schema, type Setting } from '@mountkit/core/logic';

/** One effect of an element; specification 1, section 3. What is absent has the page builder's default. */
export interface MotionEffect {
  /** How far, per percent: pixels of translation, degrees of rotation, tenths of scale over the whole range, less than 0 for smaller. */
  readonly speed?: number;
  /** How much of opacity (0 to 10) or of blur (pixels). */
  readonly level?: number;
  /**
   * Translation and rotation: `negative`, `down` or `right` for the other way round. Opacity, blur and scale: `out-in`
   * (default), `in-out`, `in-out-in`, `out-in-out`.
   */
  readonly direction?: string;
  /** Percent between which the effect takes place. Default 0 to 100. */
  readonly affectedRange?: { readonly start?: number; readonly end?: number };
}

/** What moves an element, and how: by the scroll of the page, and by the pointer. */
export interface Interactions {
  readonly scroll?: Readonly<Record<string, MotionEffect | boolean>>;
  readonly mouseMove?: Readonly<Record<string, MotionEffect | boolean>>;
}

/** Options of motion: contract section 9. */
export interface MotionOptions {
  /** Percent of the way through the window of the element, of its parent, or of the page. Default `viewport`. */
  readonly range: '' | 'viewport' | 'parent' | 'page';
  readonly interactions: Interactions;
  /** Moves the element's background, enlarged, and not the element. Default false. */
  readonly background: boolean;
  /** What moves the element's background, beside what moves the element itself. Default nothing. */
  readonly backgroundInteractions: Interactions;
  /** The device modes in which it moves. Default all. */
  readonly devices: readonly string[] | undefined;
}

/** How the options are read. */
export const MOTION_SCHEMA: Schema<MotionOptions> = {
  range: oneOf(['viewport', 'parent', 'page', ''], 'viewport'),
  interactions: object<Json>({}) as Setting<Interactions>,
  background: boolean(),
  backgroundInteractions: object<Json>({}) as Setting<Interactions>,
  devices: { ...list(), fallback: undefined },
};
