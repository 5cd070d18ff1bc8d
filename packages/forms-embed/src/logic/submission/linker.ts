/** A query parameter of an address. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** Parameters that identify a visitor across sites. */
const NAMES = ['__hsfp', '__hssc', '__hstc'] as const;

/**
 * The parameters to add to the redirect address if the owner's domains are linked: only known values, and none within
 * the same host. Specification 2 section 4, 'automaticLinker'.
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

/** The host of an address; the page's host if it is invalid. */
function hostOf(address: string, page: string): string {
  try {
    return new URL(address, page).hostname;
  } catch {
    return new URL(page).hostname;
  }
}
