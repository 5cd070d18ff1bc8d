import { isJsonObject, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';

/** Our key in the browser's history state; the page's own keys beside it stay as they are. */
const KEY = 'mountkitForms';

/** A turn of a page that has a history entry of its own. */
export interface Turn {
  /** The form that was turned. */
  readonly by: string;
  /** The page that it left, counted from 0. */
  readonly from: number;
}

/** What a history entry shows of the page's forms. */
export interface Trail {
  /** The page of each form, by a name that no two fillings of forms share. */
  readonly pages: Readonly<Record<string, number>>;
  /** The turns that led here, one for each entry since the first of ours. */
  readonly turns: readonly Turn[];
}

const NO_TRAIL: Trail = { pages: {}, turns: [] };

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Whether a state can have a key of ours: none, or a plain object, which copying does not change. */
const isOpen = (state: unknown): boolean =>
  state === null || state === undefined || (isJsonObject(state) && Object.getPrototypeOf(state) === Object.prototype);

/**
 * Reads the trail of a history state. There is none in an entry that another script has made, not even if that script
 * has copied ours to another address.
 *
 * @param address of the page now, without its hash
 */
export function readTrail(state: unknown, address: string): Trail {
  const found = jsonObject(jsonObject(state)[KEY]);
  if (found.address !== address) return NO_TRAIL;
  const turns = jsonList(found.turns).flatMap((turn) => {
    const { by, from } = jsonObject(turn);
    return isPage(from) ? { by: jsonText(by), from } : [];
  });
  const pages = Object.entries(jsonObject(found.pages)).filter((entry): entry is [string, number] => isPage(entry[1]));
  return { pages: Object.fromEntries(pages), turns };
}

/** The state with this trail in it; null if the page keeps something in it that nothing can be added to. */
export const writeTrail = (state: unknown, address: string, trail: Trail): object | null =>
  isOpen(state) ? { ...jsonObject(state), [KEY]: { ...trail, address } } : null;

/** The trail of an entry in which a form shows another page. */
export const showPage = ({ pages, turns }: Trail, by: string, page: number): Trail => ({
  pages: { ...pages, [by]: page },
  turns,
});

/** The trail of a new entry for a form that has been turned. */
export const turnPage = ({ pages, turns }: Trail, { by, from }: Turn, page: number): Trail => ({
  pages: { ...pages, [by]: page },
  turns: [...turns, { by, from }],
});

/** How many entries back the form showed this page, with no other form turned since; 0 if there is no such entry. */
export function stepsBack({ turns }: Trail, by: string, page: number): number {
  const own = turns.slice(turns.length - countOwn({ turns }, (name) => name === by));
  const place = own.findLastIndex(({ from }) => from === page);
  return place < 0 ? 0 : own.length - place;
}

/** How many of the last turns are of forms with such names. */
export function countOwn({ turns }: Pick<Trail, 'turns'>, isOwn: (name: string) => boolean): number {
  return turns.length - 1 - turns.findLastIndex(({ by }) => !isOwn(by));
}
