/** The start of a pseudo-element in a selector; the selector of its element is before it. */
const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-line|first-letter)(?![\w-]))/y;

/** Brackets; commas and colons inside them are skipped. */
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Restricts selectors to the elements of a form. */
export interface StyleScope {
  /** Matches the form's own element. */
  readonly root: string;
  /** Whether its rules are stronger than any of the page without an id. Default: their strength stays the same. */
  readonly isStrong?: boolean;
}

/** An id adds strength even if it never matches. */
const restrictionOf = ({ root, isStrong }: StyleScope): string =>
  isStrong ? `:is(${root}, ${root} *, #mk:not(*))` : `:where(${root}, ${root} *)`;

/**
 * Restricts a selector list to a form: `.a, .b::before` becomes `.a:where(#x, #x *), .b:where(#x, #x *)::before`. Only
 * the matched element has to be in the form, not its ancestors. `:root` becomes the form's own element, where themes
 * set their custom properties.
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
