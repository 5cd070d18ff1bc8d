import { listen, NOT_FOREIGN } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readBuilderAction } from '../read-action';

const OPENERS = `:is(a[href],[data-elementor-lightbox],[data-elementor-lightbox-video])${NOT_FOREIGN}`;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

const isAction = (address: string | null) => !!address && readBuilderAction(address)?.name === 'lightbox';

/** Whether an element opens the lightbox when it is pressed: the builder's rule. */
function opens(element: HTMLElement): boolean {
  const { elementorOpenLightbox: says, elementorLightbox, elementorLightboxVideo } = element.dataset;
  if (isAction(element.getAttribute('href'))) return true;
  if (says === 'no' || element.hasAttribute('download')) return false;
  if (elementorLightbox || elementorLightboxVideo) return true;
  if (!(element instanceof HTMLAnchorElement) || !PICTURE.test(element.pathname)) return false;
  const { kit } = jsonObject((window as object as Json).elementorFrontendConfig);
  return says === 'yes' || jsonObject(kit).global_image_lightbox === 'yes';
}

/** What opens the lightbox; undefined where somebody presses anything else. */
function openerOf({ target }: Event): HTMLElement | undefined {
  const element = (target as Element | null)?.closest?.<HTMLElement>(OPENERS);
  return element && opens(element) ? element : undefined;
}

/**
 * The builder's lightbox, for its links and for every link to a picture: facts on page widgets, section 3.6. What reads them,
 * and the lightbox itself, is loaded when somebody is about to press one.
 */
export function start(mountkit: Mountkit): void {
  const load = () => Promise.all([mountkit.load('lightbox'), import('./lightbox/lightbox-items')]);
  const open = async (opener: HTMLElement) => {
    try {
      const api = await mountkit.load('lightbox');
      const { readLightbox } = await import('./lightbox/lightbox-items');
      const { items, ...options } = readLightbox(opener);
      // What leads nowhere opens nothing.
      if (!items[0] || (await api.open(items, options))) return;
    } catch {
      // What could not be loaded is reported where it is loaded.
    }
    // It is still a link.
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
  };
  const follow = (event: Event) => {
    const opener = openerOf(event);
    if (!opener || event.defaultPrevented) return;
    event.preventDefault();
    void open(opener);
  };
  listen(document, 'click', (event) => {
    // Those with a key pressed are the browser's own.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) follow(event);
  });
  listen(document, 'keydown', (event) => {
    const isButton = (event.target as Element).matches('[role=button]:not(a,button)');
    if (isButton && /^(?:Enter| )$/.test(event.key)) follow(event);
  });
  for (const name of ['pointerover', 'focusin']) {
    listen(document, name, (event) => openerOf(event) && load().catch(() => {}), { passive: true });
  }
  const { hash } = location;
  if (!isAction(hash)) return;
  // Only what a link of the page has is followed.
  const named = [...document.querySelectorAll<HTMLElement>(`:is([href],[data-e-action-hash])${NOT_FOREIGN}`)];
  const link = named.find((each) => [each.getAttribute('href'), each.dataset.eActionHash].includes(hash));
  if (link) void open(link);
}
