import { make } from '../../shared/dom/make';
import type { Control } from '../dom/controls';
import { isAction, networkOf } from '../logic/networks';

export { openAction } from './own-controls/open-action';

/** How controls of our own look. */
export const OWN_STYLE = `.mountkit-share__list{display:flex;flex-wrap:wrap;gap:.5em;margin:0;padding:0;list-style:none}
.mountkit-share__control{display:inline-flex;align-items:center;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:none;color:inherit;font:inherit;text-decoration:none;cursor:pointer}`;

/** What controls say. */
const LABELS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries({
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    threads: 'Threads',
    bluesky: 'Bluesky',
    mastodon: 'Mastodon',
    reddit: 'Reddit',
    vk: 'VK',
    odnoklassniki: 'OK',
    tumblr: 'Tumblr',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    xing: 'XING',
    digg: 'Digg',
    email: 'Email',
    copy: 'Copy link',
    print: 'Print',
    native: 'Share',
  }),
);

/** A list of controls, for networks that the page names. */
export function makeControls(names: readonly string[]) {
  const list = make('ul', 'mountkit-share__list');
  const controls = names.map(networkOf).flatMap((network): Control[] => {
    const label = LABELS.get(network);
    if (!label) return [];
    const element = make(isAction(network) ? 'button' : 'a', 'mountkit-share__control', label);
    list.append(make('li', '', element));
    return [{ element, network }];
  });
  return { list, controls };
}
