/** The limits of a number, as texts of two inputs. */
export interface Range {
  readonly min: string;
  readonly max: string;
}

/** Reads `min:max:true`. */
export function readRange(data: string): Range {
  const [min = '', max = ''] = data.split(':');
  return { min, max };
}

/** Writes it again; empty without limits. */
export const writeRange = ({ min, max }: Range): string => (min === '' && max === '' ? '' : `${min}:${max}:true`);
