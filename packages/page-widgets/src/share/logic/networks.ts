/** What is shared. */
export interface Shared {
  /** Its address, with protocol. */
  readonly url: string;
  readonly title: string;
  /** Address of a picture; empty for none. */
  readonly image: string;
  /** Host of an instance of Mastodon. */
  readonly instance: string;
}

/**
 * Networks that can be shared by, each by a public address that needs no script of theirs. `U`, `T` and `I` stand for
 * address, title and picture; `B` for title and address, `M` for the instance.
 */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=U',
  x: 'https://x.com/intent/post?url=U&text=T',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=U',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url=U&media=I&description=T',
  threads: 'https://www.threads.net/intent/post?text=B',
  bluesky: 'https://bsky.app/intent/compose?text=B',
  mastodon: 'https://M/share?text=B',
  reddit: 'https://www.reddit.com/submit?url=U&title=T',
  vk: 'https://vk.com/share.php?url=U&title=T&image=I',
  odnoklassniki: 'https://connect.ok.ru/offer?url=U&title=T&imageUrl=I',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl=U&title=T',
  telegram: 'https://t.me/share/url?url=U&text=T',
  whatsapp: 'https://wa.me/?text=B',
  xing: 'https://www.xing.com/spi/shares/new?url=U',
  digg: 'https://digg.com/submit?url=U',
  email: 'mailto:?subject=T&body=U',
};

/** Other names that pages have for them. */
const ALIASES: Readonly<Record<string, string>> = {
  twitter: 'x',
  'x-twitter': 'x',
  ok: 'odnoklassniki',
  mail: 'email',
};

/** A host's name, in ASCII or not, and no more. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

const at = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The name of a network as it is kept here. */
export const networkOf = (name: string): string => at(ALIASES, name) ?? name;

/** Whether a control leads to no network: it copies, prints, or passes the page to the browser. */
export const isAction = (name: string): boolean => /^(?:copy|print|native)$/.test(name);

/** The address at which a page is shared by a network; empty for one that is not known, and for an action. */
export function shareAddress(name: string, { url, title, image, instance }: Shared): string {
  const address = at(NETWORKS, name) ?? '';
  const values: Readonly<Record<string, string>> = { U: url, T: title, I: image, B: title ? `${title} ${url}` : url };
  return address
    .replace('//M/', () => `//${HOST.test(instance) ? instance : 'mastodon.social'}/`)
    .replace(/[?&]\w+=I(?=&|$)/, (pair) => (image ? pair : ''))
    .replace(/=([UTIB])(?=&|$)/g, (_, key: string) => `=${encodeURIComponent(values[key] ?? '')}`);
}
