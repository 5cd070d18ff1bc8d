import { httpUrl } from './http-url';
import { isJsonObject, type Json, jsonText, parseJson } from './json';

/**
 * The use of an option that acts for the page: a host that it speaks to, a frame, a style or a script by its address, or
 * a script of a vendor that we know by name.
 */
export type AddressUse = 'host' | 'frame' | 'style' | 'script' | 'vendor';

/** How one option is read: from a script's value or from an attribute's text. */
export interface Setting<T> {
  /** An attribute may name only what the page's owner trusts. */
  readonly use?: AddressUse | undefined;
  /** The value, or undefined if `raw` is invalid; an attribute may be present and empty. */
  read(raw: unknown, isAttribute?: boolean): T | undefined;
  /** Describes a valid value, for the report. */
  readonly expected: string;
  readonly fallback: T;
}

/** One setting for each key of a widget's options. */
export type Schema<Settings> = { readonly [Key in keyof Settings]-?: Setting<Settings[Key]> };

/** Something in the page's markup or options that could not be used. */
export interface Problem {
  /** The option, e.g. `portalId`. */
  readonly key: string;
  /** Where it was found: in script, in an attribute, or in `data-settings`. */
  readonly source: 'option' | 'attribute' | 'settings';
  /** The invalid value. */
  readonly found: unknown;
  readonly expected: string;
  /** Whether an attribute named it that may not. */
  readonly isUntrusted?: boolean | undefined;
}

/** Any text; numbers count as their digits. */
export const text = (fallback = ''): Setting<string> => ({
  read: (raw) => (raw === '' ? '' : jsonText(raw) || undefined),
  expected: 'text',
  fallback,
});

/** An http(s) address, absolute or relative to the page. With `use` an attribute may name only trusted ones. */
export const address = (fallback = '', use?: AddressUse): Setting<string> => ({
  read(raw) {
    const named = jsonText(raw);
    return raw === '' || (named && httpUrl(named, 'https://a')) ? named : undefined;
  },
  expected: 'an http(s) address',
  fallback,
  use,
});

/** A finite number; undefined without a fallback. */
export const number = <T extends number | undefined>(fallback: T): Setting<number | T> => ({
  read: (raw) => (jsonText(raw).trim() && Number.isFinite(Number(raw)) ? Number(raw) : undefined),
  expected: 'a number',
  fallback,
});

/** True or false; an attribute that is present and empty is true. */
export const boolean = (fallback = false): Setting<boolean> => ({
  read(raw, isAttribute) {
    const word = typeof raw === 'boolean' ? `${raw}` : jsonText(raw);
    if (/^(true|yes|1)$/.test(word)) return true;
    return /^(false|no|0)$/.test(word) ? false : raw === '' ? !!isAttribute : undefined;
  },
  expected: 'true or false',
  fallback,
});

/** One of a few words. */
export const oneOf = <T extends string>(values: readonly T[], fallback: T): Setting<T> => ({
  read: (raw) => values.find((value) => value === raw),
  expected: values.join(' or '),
  fallback,
});

/** A list of texts: JSON or comma separated. */
export const list = (): Setting<readonly string[]> => ({
  read(raw) {
    const parsed = typeof raw === 'string' ? parseJson(raw) : raw;
    const parts = typeof raw !== 'string' || (parsed && typeof parsed === 'object') ? parsed : raw.split(',');
    return Array.isArray(parts) ? parts.map((part) => jsonText(part).trim()).filter(Boolean) : undefined;
  },
  expected: 'a list',
  fallback: [],
});

/** A JSON object; `[]` means `{}`. Undefined without a fallback. */
export const object = <T extends object | undefined>(fallback: T): Setting<T> => ({
  read(raw) {
    const value = typeof raw === 'string' ? parseJson(raw) : raw;
    if (Array.isArray(value) && value.length === 0) return {} as T;
    return isJsonObject(value) ? (value as T) : undefined;
  },
  expected: 'a JSON object',
  fallback,
});

/** A function of the hosting page; given in script only. */
export const callback = <T extends (...args: never[]) => unknown>(): Setting<T | undefined> => ({
  read: (raw) => (typeof raw === 'function' ? (raw as T) : undefined),
  expected: 'a function',
  fallback: undefined,
});

/** An element's attributes, and which addresses they may name. */
export interface Markup {
  /** In the `dataset` spelling. */
  readonly attributes: Json;
  /** The address that an attribute names, or none if it may not. Default: any. */
  trust?(named: string, use: AddressUse): string | null | undefined;
}

/**
 * Reads a widget's settings. Options given in script take precedence over single attributes, and those over the JSON
 * object in `data-settings`. Never throws: invalid values are left out and returned as problems.
 */
export function parseSettings<Settings>(
  schema: Schema<Settings>,
  options: Json,
  { attributes: dataset, trust = (named) => named }: Markup = { attributes: {} },
): { settings: Settings; problems: readonly Problem[] } {
  const { settings: bundle, mountkit: _mark, instanceId: _instance, ...attributes } = dataset;
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};

  // Members of every object are found too, but have no `read`.
  const known = schema as object as Readonly<Record<string, Partial<Setting<unknown>> | undefined>>;
  const take = (source: Problem['source'], raw: Json) => {
    for (const [key, found] of Object.entries(raw)) {
      // Some options are written with underscores: `data-cart-url` is `cart_url`.
      const name = known[key] ? key : key.replace(/[A-Z]/g, '_$&').toLowerCase();
      const setting = known[name];
      const isNamed = !!setting?.use && source !== 'option' && !!found;
      const usable = isNamed ? trust(jsonText(found), setting.use) : found;
      const value = setting?.read?.(usable, source === 'attribute');
      if (value !== undefined) values[name] = value;
      else if (found !== undefined) {
        problems.push({
          key,
          source,
          found,
          expected: setting?.expected ?? 'no such option',
          isUntrusted: isNamed || undefined,
        });
      }
    }
  };

  for (const [key, { fallback }] of Object.entries<Setting<unknown>>(schema)) values[key] = fallback;
  const bundled = object<Json>({}).read(bundle ?? '{}');
  if (bundled) take('settings', bundled);
  else problems.push({ key: 'settings', source: 'attribute', found: bundle, expected: 'a JSON object' });
  take('attribute', attributes);
  take('option', options);

  return { settings: values as Settings, problems };
}
