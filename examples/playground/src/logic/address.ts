import { packText, unpackText } from './deflate';
import { isExample } from './gallery';
import { PLAYGROUND_LOCALES } from './locales';
import { isPopupExample } from './popup-gallery';
import {
  CONTROLS,
  DELIVERIES,
  DIALECTS,
  FAULTS,
  INITIAL,
  JOINS,
  KINDS,
  MORES,
  NARROWEST,
  type PlaygroundState,
  SCHEMES,
  TAXONOMIES,
  THEMES,
  WIDEST,
} from './state';
import { isWidgetExample } from './widget-gallery';

/** A state, and what of the address could not be read. */
export interface ReadAddress {
  readonly state: PlaygroundState;
  readonly problems: readonly string[];
}

interface Part {
  readonly write: (state: PlaygroundState) => string;
  /** The state with what a text says; null where it says nothing that makes sense. */
  readonly read: (state: PlaygroundState, text: string) => PlaygroundState | null;
  readonly expected: string;
}

function oneOf<T extends string>(
  values: readonly T[],
  get: (state: PlaygroundState) => T,
  set: (state: PlaygroundState, value: T) => PlaygroundState,
): Part {
  return {
    write: get,
    read(state, text) {
      const value = values.find((one) => one === text);
      return value === undefined ? null : set(state, value);
    },
    expected: values.join(', '),
  };
}

const FLAGS = ['no', 'yes'] as const;

/** Everything but what a person has written, in short words. */
const PARTS: Readonly<Record<string, Part>> = {
  kind: oneOf(
    KINDS,
    ({ kind }) => kind,
    (state, kind) => ({ ...state, kind }),
  ),
  width: {
    write: ({ width }) => String(width),
    read: (state, text) => (isWidth(text) ? { ...state, width: Number(text) } : null),
    expected: `a number from ${NARROWEST} to ${WIDEST}`,
  },
  locale: oneOf(
    PLAYGROUND_LOCALES,
    ({ locale }) => locale,
    (state, locale) => ({ ...state, locale }),
  ),
  scheme: oneOf(
    SCHEMES,
    ({ scheme }) => scheme,
    (state, scheme) => ({ ...state, scheme }),
  ),
  theme: oneOf(
    THEMES,
    ({ theme }) => theme,
    (state, theme) => ({ ...state, theme }),
  ),
  fault: oneOf(
    FAULTS,
    ({ fault }) => fault,
    (state, fault) => ({ ...state, fault }),
  ),
  form: {
    write: ({ form }) => form.example,
    read: (state, example) => (isExample(example) ? { ...state, form: { ...state.form, example } } : null),
    expected: 'the name of a form of the gallery',
  },
  from: oneOf(
    DELIVERIES,
    ({ delivery }) => delivery,
    (state, delivery) => ({ ...state, delivery }),
  ),
  queue: oneOf(
    FLAGS,
    ({ queue }) => FLAGS[+queue] ?? 'no',
    (state, word) => ({ ...state, queue: word === 'yes' }),
  ),
  popup: {
    write: ({ popup }) => popup.example,
    read: (state, example) => (isPopupExample(example) ? { ...state, popup: { ...state.popup, example } } : null),
    expected: 'the name of a popup of the gallery',
  },
  widget: {
    write: ({ widget }) => widget.example,
    read: (state, example) => (isWidgetExample(example) ? { ...state, widget: { ...state.widget, example } } : null),
    expected: 'the name of a widget of the gallery',
  },
  dialect: ofFilter('dialect', DIALECTS),
  taxonomy: ofFilter('taxonomy', TAXONOMIES),
  join: ofFilter('join', JOINS),
  multiple: oneOf(
    FLAGS,
    ({ filter }) => FLAGS[+filter.multiple] ?? 'no',
    (state, word) => ({ ...state, filter: { ...state.filter, multiple: word === 'yes' } }),
  ),
  control: ofFilter('control', CONTROLS),
  more: ofFilter('more', MORES),
};

function ofFilter<Key extends 'dialect' | 'taxonomy' | 'join' | 'control' | 'more'>(
  key: Key,
  values: readonly PlaygroundState['filter'][Key][],
): Part {
  return oneOf<string>(
    values,
    ({ filter }) => filter[key],
    (state, value) => ({ ...state, filter: { ...state.filter, [key]: value } }),
  );
}

/** What a person has written, by its name in the address. */
const DRAFTS = { definition: 'form', settings: 'popup', options: 'widget' } as const;

/** A state as the part of an address after its `#`: only what is not as it was at the start. */
export async function writeAddress(state: PlaygroundState): Promise<string> {
  const words = Object.entries(PARTS)
    .filter(([, { write }]) => write(state) !== write(INITIAL))
    .map(([name, { write }]) => `${name}=${encodeURIComponent(write(state))}`);
  const drafts = Object.entries(DRAFTS).map(async ([name, key]) => {
    const { text } = state[key];
    return text === null ? [] : [`${name}=${await packText(text)}`];
  });
  return [...words, ...(await Promise.all(drafts)).flat()].join('&');
}

/** The state of an address. What cannot be read is as at the start, and told. */
export async function readAddress(hash: string): Promise<ReadAddress> {
  let state = INITIAL;
  const problems: string[] = [];
  for (const pair of hash.replace(/^#/, '').split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    const raw = at < 0 ? '' : pair.slice(at + 1);
    if (Object.hasOwn(DRAFTS, name)) {
      const key = DRAFTS[name as keyof typeof DRAFTS];
      const text = await unpackText(raw);
      if (text === null) problems.push(`The ${key} that was written into the address (${name}) is damaged.`);
      else state = { ...state, [key]: { ...state[key], text } };
    } else if (Object.hasOwn(PARTS, name)) {
      const part = PARTS[name] as Part;
      const next = part.read(state, decode(raw));
      if (next === null) problems.push(`${name} is ${quote(decode(raw))}, expected ${part.expected}.`);
      else state = next;
    } else {
      problems.push(`${quote(decode(name))} is nothing that the playground knows.`);
    }
  }
  return { state, problems };
}

const isWidth = (text: string) => /^\d{3,4}$/.test(text) && Number(text) >= NARROWEST && Number(text) <= WIDEST;

const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
