const addressOf = (address: string) => address.replace(/#.*/, '');

/**
 * The links of a menu that a mark of the current item is missing on: those to places on this page, and the one to the page
 * itself if the page marks none.
 */
export function linksHere(root: ParentNode): readonly HTMLAnchorElement[] {
  const isMarked = !!root.querySelector('[aria-current="page"]');
  const own = addressOf(location.href);
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ href, hash }) => addressOf(href) === own && (hash.length > 1 || (!isMarked && !href.endsWith('#'))),
  );
}
