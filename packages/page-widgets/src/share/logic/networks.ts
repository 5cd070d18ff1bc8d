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

/** A network: its name for visitors, and what its page for sharing is asked. */
interface Network {
  readonly label: string;
  /** `U`, `T` and `I` stand for address, title and picture; `B` for title and address. */
  readonly address: string;
}

/** Networks that can be shared by, each by a public address that needs no script of theirs. */
const NETWORKS: Readonly<Record<string, Network>> = {
  facebook: { label: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u=U' },
  x: { label: 'X', address: 'https://x.com/intent/post?url=U&text=T' },
  linkedin: { label: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url=U' },
  pinterest: {
    label: 'Pinterest',
    address: 'https://www.pinterest.com/pin/create/button/?url=U&media=I&description=T',
  },
  threads: { label: 'Threads', address: 'https://www.threads.net/intent/post?text=B' },
  bluesky: { label: 'Bluesky', address: 'https://bsky.app/intent/compose?text=B' },
  mastodon: { label: 'Mastodon', address: 'https://M/share?text=B' },
  reddit: { label: 'Reddit', address: 'https://www.reddit.com/submit?url=U&title=T' },
  vk: { label: 'VK', address: 'https://vk.com/share.php?url=U&title=T&image=I' },
  odnoklassniki: { label: 'OK', address: 'https://connect.ok.ru/offer?url=U&title=T&imageUrl=I' },
  tumblr: { label: 'Tumblr', address: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl=U&title=T' },
  telegram: { label: 'Telegram', address: 'https://t.me/share/url?url=U&text=T' },
  whatsapp: { label: 'WhatsApp', address: 'https://wa.me/?text=B' },
  xing: { label: 'XING', address: 'https://www.xing.com/spi/shares/new?url=U' },
  digg: { label: 'Digg', address: 'https://digg.com/submit?url=U' },
  email: { label: 'Email', address: 'mailto:?subject=T&body=U' },
};

/** Other names that pages have for them. */
const ALIASES: Readonly<Record<string, string>> = {
  twitter: 'x',
  'x-twitter': 'x',
  ok: 'odnoklassniki',
  mail: 'email',
};

/** What a control does that leads to no network. */
const ACTIONS: Readonly<Record<string, string>> = { copy: 'Copy link', print: 'Print', native: 'Share' };

/** A host's name, in ASCII or not, and no more. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

const at = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The name of a network as it is kept here. */
export const networkOf = (name: string): string => at(ALIASES, name) ?? name;

/** What a network or an action is called; undefined for one that is not known, or is no more. */
export const labelOf = (name: string): string | undefined => at(NETWORKS, name)?.label ?? at(ACTIONS, name);

/** The address at which a page is shared by a network; empty for one that is not known, and for an action. */
export function shareAddress(name: string, { url, title, image, instance }: Shared): string {
  const address = at(NETWORKS, name)?.address ?? '';
  const values: Readonly<Record<string, string>> = { U: url, T: title, I: image, B: title ? `${title} ${url}` : url };
  return address
    .replace('//M/', () => `//${HOST.test(instance) ? instance : 'mastodon.social'}/`)
    .replace(/[?&]\w+=I(?=&|$)/, (pair) => (image ? pair : ''))
    .replace(/=([UTIB])(?=&|$)/g, (_, key: string) => `=${encodeURIComponent(values[key] ?? '')}`);
}
