import type { Refusal } from './rules';

/** The lengths that a field's value may have. */
export interface LengthLimits {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/**
 * The characters of a value, without spaces at its ends: an emoji or a line break is one, also where a browser has sent
 * the line break as two.
 */
export const lengthOf = (value: string): number => [...value.trim().replace(/\r\n/g, '\n')].length;

/** Checks the length of a value that is not empty. */
export function lengthRule(value: string, { minLength = 0, maxLength }: LengthLimits): Refusal | null {
  const length = lengthOf(value);
  if (maxLength !== undefined && length > maxLength) return { key: 'inputTooLong', params: { length: maxLength } };
  return length < minLength ? { key: 'inputTooShort', params: { length: minLength } } : null;
}
