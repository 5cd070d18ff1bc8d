/** How one option is read: from a script's value or from an attribute's text. */
export interface Setting<T> {
  /** The value, or undefined when `raw` is not one. */
  read(raw: unknown): T | undefined;
  /** What a good value looks like, for the report. */
  readonly expected: string;
  readonly fallback: T;
}

/** One setting for each key of a widget's options. */
export type Schema<Settings> = { readonly [Key in keyof Settings]-?: Setting<Settings[Key]> };

/** Something in the page's markup or options that could not be used. */
export interface Problem {
  /** The attribute or option, e.g. `data-portal-id`. */
  readonly name: string;
  /** What stood there. */
  readonly found: unknown;
  readonly expected: string;
}

/** Where options come from, the strongest first: contract section 3. */
export interface SettingSources {
  /** Given in script. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Single attributes, in the element's `dataset` spelling. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Any text; numbers count as their digits. */
export const text = <T extends string | undefined>(fallback: T): Setting<string | T> => ({
  read: (raw) => (typeof raw === 'string' ? raw : typeof raw === 'number' ? `${raw}` : undefined),
  expected: 'text',
  fallback,
});

/** A finite number. */
export const number = <T extends number | undefined>(fallback: T): Setting<number | T> => ({
  read(raw) {
    const value = typeof raw === 'string' && raw.trim() ? Number(raw) : raw;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  },
  expected: 'a number',
  fallback,
});

/** One of a few words. */
export const oneOf = <T extends string>(values: readonly T[], fallback: T): Setting<T> => ({
  read: (raw) => values.find((value) => value === raw),
  expected: `one of ${values.join(', ')}`,
  fallback,
});

/** A list of texts: JSON or comma separated. */
export const list = (): Setting<readonly string[]> => ({
  read(raw) {
    const value = typeof raw === 'string' && raw.trim().startsWith('[') ? parseJson(raw) : raw;
    if (typeof value === 'string') return value.split(',').flatMap((part) => part.trim() || []);
    return Array.isArray(value) ? value.map(String) : undefined;
  },
  expected: 'a list, as JSON or comma separated',
  fallback: [],
});

/** A JSON object; `[]` stands for `{}`. */
export const object = <T extends object>(fallback: T): Setting<T> => ({
  read(raw) {
    const value = typeof raw === 'string' ? parseJson(raw) : raw;
    if (Array.isArray(value) && value.length === 0) return {} as T;
    return isRecord(value) ? (value as T) : undefined;
  },
  expected: 'a JSON object',
  fallback,
});

/** A function of the hosting page; only ever given in script. */
export const callback = <T extends (...args: never[]) => unknown>(): Setting<T | undefined> => ({
  read: (raw) => (typeof raw === 'function' ? (raw as T) : undefined),
  expected: 'a function, given in script',
  fallback: undefined,
});

/** `portalId` as the attribute that carries it. */
const attributeOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Reads a widget's settings from their sources. Never throws: what cannot be used is left out and told. */
export function parseSettings<Settings>(
  schema: Schema<Settings>,
  { options = {}, attributes = {} }: SettingSources,
): { settings: Settings; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const bundle = attributes.settings === undefined ? {} : object({}).read(attributes.settings);
  if (!bundle) problems.push({ name: 'data-settings', found: attributes.settings, expected: 'a JSON object' });

  const sources: [Readonly<Record<string, unknown>>, (key: string) => string][] = [
    [options, (key) => key],
    [attributes, attributeOf],
    [bundle ?? {}, (key) => `data-settings.${key}`],
  ];

  for (const [source, nameOf] of sources) {
    for (const key of Object.keys(source)) {
      if (Object.hasOwn(schema as object, key) || (source === attributes && COMMON_ATTRIBUTES.has(key))) continue;
      problems.push({ name: nameOf(key), found: source[key], expected: 'a known option' });
    }
  }

  const settings = Object.fromEntries(
    (Object.entries(schema) as [string, Setting<unknown>][]).map(([key, setting]) => {
      for (const [source, nameOf] of sources) {
        const found = Object.hasOwn(source, key) ? source[key] : undefined;
        if (found === undefined) continue;
        const value = setting.read(found);
        if (value !== undefined) return [key, value];
        problems.push({ name: nameOf(key), found, expected: setting.expected });
      }
      return [key, setting.fallback];
    }),
  );

  return { settings: settings as Settings, problems };
}

/** Attributes that every widget's element may carry. */
const COMMON_ATTRIBUTES = new Set(['mountkit', 'settings', 'instanceId']);
