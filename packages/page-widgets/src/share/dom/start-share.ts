import { adoptStyles, listen, type WidgetContext } from '@mountkit/core';
import { copyText } from '../../shared/dom/copy-text';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { httpAddress } from '../../shared/logic/http-address';
import type { ShareEvents } from '../events';
import { labelOf, shareAddress } from '../logic/networks';
import type { ShareOptions } from '../settings';
import { type Control, findControls, makeControls } from './controls';

/** Milliseconds for which it is said that the link was copied. */
const SAID = 4000;

const STYLE = `.mountkit-share__list{display:flex;flex-wrap:wrap;gap:.5em;margin:0;padding:0;list-style:none}
.mountkit-share__control{display:inline-flex;align-items:center;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:none;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
.mountkit-share__status:not(:empty){position:absolute;z-index:10;padding:.5em .75em;border-radius:4px;background:#1b1b1b;color:#fff;font-size:14px}
.mountkit-share__link{position:absolute;inset:0;z-index:1;margin:0;padding:0;border:0;background:none;cursor:pointer}
.mountkit-share__link:focus-visible{outline:2px solid;outline-offset:-4px}`;

const contentOf = (selector: string, name: 'content' | 'href') =>
  document.head.querySelector(selector)?.getAttribute(name) ?? '';

/** The page as it is shared: without the place in it that the address leads to. */
const pageAddress = () =>
  httpAddress(contentOf('link[rel="canonical"]', 'href'), document.baseURI) || location.href.replace(/#.*/, '');

/** Makes share buttons: real links, and buttons that copy the link, print, or pass it to the browser. */
export function startShare(context: WidgetContext<ShareOptions, ShareEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { url, title, image, networks, instance, parts, copied_text, failed_text } = settings();
  const kept = keepAttributes();
  const found = findControls(element, settings());
  const own = found[0] ? undefined : makeControls(networks);
  if (own) element.append(own.list);
  const given = url ? httpAddress(url, document.baseURI) : '';
  if (url && !given) report(`url is "${url}", expected an address of http or https`);
  const shared = {
    url: given || pageAddress(),
    title: title || document.title,
    image: httpAddress(image || contentOf('meta[property="og:image"]', 'content') || '?', 'none:'),
    instance,
  };
  const status = document.createElement('span');
  status.className = 'mountkit-share__status';
  status.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;
  scope.add(() => {
    clearTimeout(timer);
    status.remove();
  });

  const act = async (network: string) => {
    if (network === 'print') return print();
    try {
      if (network === 'native') await navigator.share({ url: shared.url, title: shared.title });
      else if (!(await copyText(shared.url))) throw new Error();
    } catch (error) {
      // The visitor has thought better of it.
      if ((error as Error).name === 'AbortError') return;
      if (network === 'copy') say(failed_text);
      emit('failed', { network });
      return;
    }
    if (network === 'copy') say(copied_text);
    emit('end', { network });
  };
  const say = (words: string) => {
    status.textContent = words;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = '';
    }, SAID);
  };

  /** The link or button of a control: itself, or over one that is neither. */
  const pressable = ({ element: control }: Control, isLink: boolean): HTMLElement => {
    if (!parts) return control;
    const link = document.createElement(isLink ? 'a' : 'button');
    link.className = 'mountkit-share__link';
    link.ariaLabel = control.ariaLabel;
    if (!isLink) (link as HTMLButtonElement).type = 'button';
    kept.set(control, { role: null, tabindex: null, 'aria-label': null });
    const { position } = control.style;
    control.style.position = 'relative';
    control.append(link);
    scope.add(() => {
      link.remove();
      control.style.position = position;
      if (!control.getAttribute('style')) control.removeAttribute('style');
    });
    return link;
  };

  for (const control of own?.controls ?? found) {
    const { network } = control;
    const address = shareAddress(network, shared);
    if (!labelOf(network)) {
      // Such as networks that are no more: nothing can be shared by them.
      if (parts) kept.set(control.element.closest(parts.item) ?? control.element, { hidden: '' });
      else report(`network is "${network}", expected one that is known`);
      continue;
    }
    if (network === 'native') kept.set(control.element, { hidden: 'share' in navigator ? null : '' });
    const pressed = pressable(control, !!address);
    if (address) {
      const opens = /^http/.test(address) ? { target: '_blank', rel: 'noopener' } : {};
      if (pressed.localName === 'a') kept.set(pressed, { href: address, ...opens });
      else report(`the control of ${network} is a <${pressed.localName}>, expected an <a>`);
    }
    if (network === 'copy') control.element.after(status);
    scope.add(
      listen(pressed, 'click', (event) => {
        if (!emit('open', { network, address }, true)) return event.preventDefault();
        if (!address) void act(network);
      }),
    );
  }
  if (!found[0] && !own?.controls[0]) report('has no controls, expected elements with data-network, or networks');
  scope.add(adoptStyles(element, STYLE));
  scope.add(() => {
    own?.list.remove();
    kept.restore();
  });
  markReady();
}
