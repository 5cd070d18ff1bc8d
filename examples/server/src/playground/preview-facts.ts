import { readLocale } from '@mountkit/provider/kit';

const KINDS = ['form', 'popup', 'filter', 'widget'] as const;
const FAULTS = ['none', 'offline', 'slow', 'refused', 'nonsense'] as const;
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)(?:-|$)/;

/** What happens to the calls of a preview on their way. */
export type PreviewFault = (typeof FAULTS)[number];

/** What a preview's address asks for. */
export interface PreviewFacts {
  readonly kind: (typeof KINDS)[number];
  readonly fault: PreviewFault;
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
  readonly isRightToLeft: boolean;
  /** The list has the markup of the page builder. */
  readonly isElementor: boolean;
  /** How further pages of the list come. */
  readonly more: 'links' | 'button' | 'scroll';
}

/** Reads a preview's query; what makes no sense is the default. */
export function readPreviewFacts(query: (name: string) => string | undefined): PreviewFacts {
  const locale = readLocale(query('locale'));
  return {
    kind: readOne(KINDS, query('kind')),
    fault: readOne(FAULTS, query('fault')),
    scheme: readOne(['light', 'dark'] as const, query('scheme')),
    locale,
    isRightToLeft: RIGHT_TO_LEFT.test(locale),
    isElementor: query('dialect') === 'elementor',
    more: readOne(['links', 'button', 'scroll'] as const, query('more')),
  };
}

function readOne<T extends string>(values: readonly [T, ...T[]], text: string | undefined): T {
  return values.find((value) => value === text) ?? values[0];
}
