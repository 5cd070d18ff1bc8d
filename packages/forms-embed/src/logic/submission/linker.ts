/** A query parameter of an address. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** What ties visits to two sites to one visitor. */
const NAMES = ['__hsfp', '__hssc', '__hstc'] as const;

/**
 * What is added to the address after a submission where the owner's domains are linked: nothing within one domain, and
 * nothing that is not known. Specification 2 section 4, 'automaticLinker'.
 */
export function linkParameters(
  target: string,
  page: string,
  tracking: Readonly<Record<string, unknown>>,
): readonly Parameter[] {
  if (hostOf(target, page) === hostOf(page, page)) return [];
  return NAMES.flatMap((name) => {
    const value = tracking[name];
    return typeof value === 'string' && value ? [{ name, value }] : [];
  });
}

/** The host that an address leads to; that of the page where it is no address. */
function hostOf(address: string, page: string): string {
  try {
    return new URL(address, page).hostname;
  } catch {
    return new URL(page).hostname;
  }
}
