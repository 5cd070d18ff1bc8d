/** Where in a selector a pseudo-element begins: what comes before it is the element that is meant. */
const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-line|first-letter)(?![\w-]))/y;

/** Brackets in which commas and colons are not ours. */
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** What restricts a selector to the elements of a form. */
export interface StyleScope {
  /** Matches the form's own element. */
  readonly root: string;
  /** Whether its rules are stronger than any of the page that names no id. Default no: as strong as they were. */
  readonly isStrong?: boolean;
}

/** An id counts even where it never matches. */
const restrictionOf = ({ root, isStrong }: StyleScope): string =>
  isStrong ? `:is(${root}, ${root} *, #mk:not(*))` : `:where(${root}, ${root} *)`;

/**
 * Restricts a selector list to a form: `.a, .b::before` becomes `.a:where(#x, #x *), .b:where(#x, #x *)::before`. Only
 * what is meant has to be in the form, not its ancestors. `:root` is the form's own element: themes keep their custom
 * properties there.
 */
export function scopeSelector(selectors: string, scope: StyleScope): string {
  const scoped: string[] = [];
  const restriction = restrictionOf(scope);
  const open: string[] = [];
  let start = 0;
  let pseudo = -1;

  const take = (end: number) => {
    const whole = selectors.slice(start, end);
    const at = pseudo < 0 ? whole.trimEnd().length : pseudo - start;
    const subject = whole.slice(0, at).trim();
    scoped.push((subject === ':root' ? scope.root : subject + restriction) + whole.slice(at).trimEnd());
    start = end + 1;
    pseudo = -1;
  };

  for (let index = 0; index < selectors.length; index++) {
    const sign = selectors[index] as string;
    const quote = open.at(-1);
    if (sign === '\\') index++;
    else if (quote === '"' || quote === "'") sign === quote && open.pop();
    else if (sign === '"' || sign === "'") open.push(sign);
    else if (CLOSES[sign]) open.push(CLOSES[sign]);
    else if (sign === quote) open.pop();
    else if (open.length > 0) continue;
    else if (sign === ',') take(index);
    else if (pseudo < 0) {
      PSEUDO_ELEMENT.lastIndex = index;
      if (PSEUDO_ELEMENT.test(selectors)) pseudo = index;
    }
  }
  take(selectors.length);
  return scoped.join(', ');
}
