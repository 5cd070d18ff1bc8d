import { adoptStyles, httpUrl, listen, openPart, type WidgetContext } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import type { ShareEvents } from '../events';
import { isAction, shareAddress } from '../logic/networks';
import type { ShareOptions } from '../settings';
import { type Control, findControls } from './controls';

/** What is pressed over a control that is no link. */
const STYLE = `.mountkit-share__link{position:absolute;inset:0;z-index:1;margin:0;padding:0;border:0;background:none;cursor:pointer}
.mountkit-share__link:focus-visible{outline:2px solid;outline-offset:-4px}`;

const contentOf = (selector: string, name: 'content' | 'href') =>
  document.head.querySelector(selector)?.getAttribute(name) ?? '';

/** The page as it is shared: without the place in it that the address leads to. */
const pageAddress = () =>
  httpUrl(contentOf('link[rel="canonical"]', 'href'), document.baseURI) || location.href.replace(/#.*/, '');

/** Makes share buttons: real links, and buttons that copy the link, print, or pass it to the browser. */
export function startShare(context: WidgetContext<ShareOptions, ShareEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const { url, title, image, networks, instance, parts } = settings();
  const kept = keepAttributes();
  scope.add(kept.restore);
  const given = url ? httpUrl(url, document.baseURI) : '';
  if (url && !given) report(`url is "${url}", expected an address of http or https`);
  const shared = {
    url: given || pageAddress(),
    title: title || document.title,
    image: httpUrl(image || contentOf('meta[property="og:image"]', 'content') || '?', 'none:'),
    instance,
  };

  /** The link or button of a control: itself, or over one that is neither. */
  const pressable = ({ element: control, network }: Control): HTMLElement => {
    if (!parts) return control;
    const link = make(isAction(network) ? 'button' : 'a', 'mountkit-share__link');
    link.ariaLabel = control.ariaLabel;
    kept.set(control, { role: null, tabindex: null, 'aria-label': null });
    const { position } = control.style;
    control.style.position = 'relative';
    control.append(link);
    scope.add(() => {
      link.remove();
      control.style.position = position;
      dropEmpty(control, 'style');
    });
    return link;
  };
  const use = openPart(() => import('../on-demand/own-controls'), 'the controls of share buttons', context);

  /** What a control does that leads to no network. */
  const actionOf = (control: Control) => {
    if (control.network === 'print') return print;
    let act: (() => Promise<void>) | undefined;
    void use(({ openAction }) => {
      act = openAction(context, control, shared);
    });
    return () => use(() => act?.());
  };
  const start = (control: Control) => {
    const { network } = control;
    const address = shareAddress(network, shared);
    if (!address && !isAction(network)) {
      // Such as networks that are no more: nothing can be shared by them.
      if (parts) kept.set(control.element.closest(parts.item) ?? control.element, { hidden: '' });
      else report(`network is "${network}", expected one that is known`);
      return;
    }
    if (network === 'native') kept.set(control.element, { hidden: 'share' in navigator ? null : '' });
    const pressed = pressable(control);
    if (address) {
      const opens = /^http/.test(address) ? { target: '_blank', rel: 'noopener' } : {};
      if (pressed.localName === 'a') kept.set(pressed, { href: address, ...opens });
      else report(`the control of ${network} is a <${pressed.localName}>, expected an <a>`);
    }
    const act = address ? undefined : actionOf(control);
    scope.add(
      listen(pressed, 'click', (event) => {
        if (emit('open', { network, address }, true)) void act?.();
        else event.preventDefault();
      }),
    );
  };

  const found = findControls(element, settings());
  if (parts) scope.add(adoptStyles(element, STYLE));
  found.forEach(start);
  if (found[0]) markReady();
  else {
    void use(({ OWN_STYLE, makeControls }) => {
      const { list, controls } = makeControls(networks);
      if (!controls[0]) report('has no controls, expected elements with data-network, or networks');
      element.append(list);
      scope.add(() => list.remove());
      scope.add(adoptStyles(element, OWN_STYLE));
      controls.forEach(start);
      markReady();
    }, markReady);
  }
}
