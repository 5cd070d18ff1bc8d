import { adoptStyles, httpUrl, listen, readConsent, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import type { ServicesEvents } from '../events';
import { frameOf } from '../logic/frame-address';
import { EMBED_TEXTS, type EmbedOptions } from '../settings';

const STYLE = `.mountkit-embed{box-sizing:border-box;display:grid;place-content:center;gap:.5em;max-inline-size:100%;padding:1em;border:1px solid;text-align:center}
.mountkit-embed>button{justify-self:center;min-block-size:2.75em;padding:.5em 1em;font:inherit;cursor:pointer}
.mountkit-embed>small{max-inline-size:40ch;margin-inline:auto}
.mountkit-embed--shown{display:block;padding:0;border:0}
.mountkit-embed>iframe{display:block;inline-size:100%;border:0}`;

/** Shows a card with a button, and content of another site in its place once the visitor or the page allows it. */
export function startEmbed(context: WidgetContext<EmbedOptions, ServicesEvents>): void {
  const { element, scope, settings, emit, report, markReady } = context;
  const options = settings();
  const link = element.localName === 'a' ? (element as HTMLAnchorElement) : element.querySelector('a');
  const href = httpUrl(options.href || link?.getAttribute('href') || '', document.baseURI);
  const frame = href && frameOf(options, href);
  markReady();
  if (!frame) {
    report(`has the address "${options.href || link?.getAttribute('href')}", expected one of http or https`);
    return;
  }
  const host = new URL(href).host.replace(/^www\./, '');
  const words = { ...EMBED_TEXTS, ...options.texts };
  const fill = (text: string) => text.replaceAll('{host}', new URL(frame.address).host.replace(/^www\./, ''));

  const card = document.createElement('div');
  card.className = 'mountkit-embed';
  card.style.inlineSize = `${options.width}px`;
  card.style.minBlockSize = `${frame.height}px`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = fill(words.show);
  const note = document.createElement('small');
  note.textContent = fill(words.note);
  card.append(button, note);
  if (!link) {
    const own = document.createElement('a');
    own.href = href;
    own.textContent = fill(words.open);
    card.append(own);
  }
  scope.add(adoptStyles(element, STYLE));
  if (link === element) element.after(card);
  else element.append(card);
  scope.add(() => card.remove());

  const show = (hasFocus: boolean) => {
    if (card.querySelector('iframe') || !emit('start', { address: frame.address }, true)) return;
    const content = document.createElement('iframe');
    content.src = frame.address;
    content.title = options.title || link?.textContent?.trim() || host;
    content.allow = 'encrypted-media; fullscreen; web-share';
    content.referrerPolicy = 'strict-origin-when-cross-origin';
    content.height = `${frame.height}`;
    card.classList.add('mountkit-embed--shown');
    button.replaceWith(content);
    note.remove();
    if (hasFocus) content.focus();
  };
  scope.add(listen(button, 'click', () => show(true)));
  const showIfAllowed = () => {
    if (readConsent('marketing')) scope.add(whenInView(card, () => show(false)));
  };
  scope.add(listen(window, 'mountkit:consent', showIfAllowed));
  showIfAllowed();
}
