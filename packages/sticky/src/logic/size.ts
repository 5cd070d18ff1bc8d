import { isJsonObject, type Setting } from '@mountkit/core/logic';

/** A length as pages write it. */
export interface Size {
  readonly size: number;
  readonly unit: string;
}

/** What the units of a length are worth at a moment, in CSS pixels. */
export interface Units {
  readonly [unit: string]: number;
}

const KNOWN = /^(?:px|vh|vw|r?em|%)?$/;

/** Reads `20`, `"20px"` or `{size: 20, unit: "px"}`; the empty text is a length that is not set. */
function readSize(raw: unknown): Size | '' | undefined {
  const { size, unit = 'px' } = isJsonObject(raw) ? raw : { size: raw };
  if (size === '') return '';
  const [, digits, own] = /^\s*(-?[\d.]+)\s*([a-z%]*)\s*$/i.exec(`${size}`) ?? [];
  const value = Number(digits);
  const word = own || `${unit}`;
  return digits !== undefined && Number.isFinite(value) && KNOWN.test(word) ? { size: value, unit: word } : undefined;
}

/** A length: a number of CSS pixels, or a size with its unit. Default not set. */
export const size: Setting<Size | ''> = { read: readSize, expected: 'a number or {size, unit}', fallback: '' };

/** A length in CSS pixels; 0 where it is not set. */
export const toPixels = (value: unknown, units: Units): number => {
  const { size: amount, unit } = (value || { size: 0, unit: 'px' }) as Size;
  return amount * (units[unit] ?? 1);
};
