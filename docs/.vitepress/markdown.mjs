/** Links of the repository's own pages, as they work on the page of the repository, and where they lead on the site. */
const ROUTES = [
  [
    /^(?:\.\.\/)*(?:packages\/)?(core|forms-embed|popup-engine|sticky|loop-filter|shop-cart|page-widgets|provider|mountkit|wordpress)\/README\.md/,
    '/widgets/$1',
  ],
  [/^(?:\.\.\/)*docs\/README\.md/, '/'],
  [/^(?:\.\.\/)*docs\/(.+)\.md/, '/$1'],
  [/^(?:\.\.\/)*SECURITY\.md/, '/security'],
];

/** Where the files of the repository are that are no pages of the site. */
export const REPOSITORY = 'https://github.com/mountkit/mountkit';

/** Examples that the example server serves beside the documentation. */
const SERVED = /^(?:\.\.\/)*examples\/(marketing|embed-code)(?:\/README\.md)?$/;
const UNSERVED = /^(?:\.\.\/)*((?:examples\/|packages\/[^/]+\/src\/|CHANGELOG|CONTRIBUTING|LICENSE).*)/;

/** Lets links between files of the repository lead to pages of the site. */
export function linkRepository(md) {
  md.core.ruler.push('mountkit-links', ({ tokens }) => {
    for (const { children } of tokens) if (children) rewriteLinks(children);
  });
}

function rewriteLinks(tokens) {
  for (const token of tokens) {
    if (token.type !== 'link_open') continue;
    const href = token.attrGet('href');
    const [route, target] = ROUTES.find(([pattern]) => pattern.test(href)) ?? [];
    const [, served] = SERVED.exec(href) ?? [];
    if (route) token.attrSet('href', href.replace(route, target));
    else if (served) leaveSite(token, `/${served}/`);
    else if (UNSERVED.test(href)) token.attrSet('href', addressOf(href));
  }
}

/** A target keeps the site's router and its base address away from a link. */
function leaveSite(token, href) {
  token.attrSet('href', href);
  token.attrSet('target', '_self');
}

function addressOf(href) {
  const [, path = ''] = UNSERVED.exec(href) ?? [];
  const view = /\.\w+(?:#|$)|LICENSE$/.test(path) ? 'blob' : 'tree';
  return `${REPOSITORY}/${view}/main/${path.replace(/\/$/, '')}`;
}

/** Columns of numbers by a class: `style` attributes are against the site's policy. */
export function align(md) {
  md.core.ruler.push('mountkit-align', ({ tokens }) => {
    for (const token of tokens) {
      if (!/^t[hd]_open$/.test(token.type)) continue;
      const at = token.attrIndex('style');
      if (at < 0) continue;
      const [, side] = /text-align:(\w+)/.exec(token.attrs[at][1]) ?? [];
      token.attrs.splice(at, 1);
      if (side === 'right') token.attrJoin('class', 'number');
    }
  });
}
