import { isJsonObject, number, type Setting } from '@mountkit/core/logic';

/** The device modes other than the desktop. */
type Mode = 'widescreen' | 'laptop' | 'tablet_extra' | 'tablet' | 'mobile_extra' | 'mobile';

/** An option, and the same for each device mode; a mode that is not set has the value of the next larger one. */
export type Responsive<Name extends string> = { readonly [Key in Name | `${Name}_${Mode}`]: number | undefined };

const MODES = ['', '_widescreen', '_laptop', '_tablet_extra', '_tablet', '_mobile_extra', '_mobile'];

/** A number that is not negative, or `{size}`. */
const size: Setting<number | undefined> = {
  read(raw) {
    const value = number(undefined).read(isJsonObject(raw) ? raw.size : raw);
    return value !== undefined && value >= 0 ? value : undefined;
  },
  expected: 'a number, 0 or more',
  fallback: undefined,
};

/** How options are read that each device mode may have its own of. */
export const inModes = <T>(names: readonly string[], setting: Setting<T>): Readonly<Record<string, Setting<T>>> =>
  Object.fromEntries(names.flatMap((name) => MODES.map((mode) => [name + mode, setting])));

/** The same for sizes. */
export const responsiveSizes = (names: readonly string[]): Readonly<Record<string, Setting<number | undefined>>> =>
  inModes(names, size);
