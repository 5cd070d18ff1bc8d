import { httpUrl, type Json, jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { dropCap } from './text/drop-cap';

/** Whether a link may lead to an address. */
const isLink = (address: string): boolean => /^(?:mailto|tel):/i.test(address) || !!httpUrl(address, document.baseURI);

/** The text of a path, as a link where it is one. */
function textOf({ text = '', linkUrl }: DOMStringMap, { is_external, nofollow }: Json): Node {
  if (!linkUrl || !isLink(linkUrl)) return document.createTextNode(text);
  const link = document.createElement('a');
  link.href = linkUrl;
  if (is_external) link.target = '_blank';
  link.rel = [is_external && 'noopener', nofollow && 'nofollow'].filter(Boolean).join(' ');
  link.style.color = 'inherit';
  link.textContent = text;
  return link;
}

/** Text on a path and drop caps of the builder's free part: facts on page widgets, section 3.5. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-text-path .e-text-path', async (element) => {
    const widget = element.closest<HTMLElement>('[data-settings]');
    const settings = readSettings(widget?.dataset.settings) ?? {};
    const { mountTextPath } = await mountkit.load('headline');
    const text = textOf(element.dataset, jsonObject(settings.link));
    element.append(text);
    const { unmount } = mountTextPath(element, {
      src: element.dataset.url ?? '',
      start: Number(jsonObject(settings.start_point).size) || 0,
      direction: settings.text_path_direction === 'rtl' ? 'rtl' : settings.text_path_direction === 'ltr' ? 'ltr' : '',
    });
    return () => {
      unmount();
      element.replaceChildren();
    };
  });
  watchElements('.elementor-widget-text-editor[data-settings*=\'"drop_cap":"yes"\']', async (element) =>
    dropCap(element.querySelector<HTMLElement>('.elementor-widget-container') ?? element),
  );
}
