import { browserClock } from '@mountkit/core';
import { createSheet, openStyleSlot } from '../dom/look/style-slot';
import type { FormContext } from '../form/form-context';
import { CUSTOM_PROPERTIES, EDGE, FRAME_CSS, INHERITED } from '../ui/frame-style';

/** A frame that a form is drawn into. */
export interface FormFrame {
  /** Makes the frame as tall as what is in it, at once. */
  readonly follow: () => void;
}

/** What a browser may take to have the empty document of a frame ready, in milliseconds. */
const PATIENCE = 1000;

/** Events in the frame that are repeated outside it. */
const REPEATED = ['hsvalidatedsubmit'];

/**
 * Opens a frame in the form's element, and lets the form be drawn there: contract section 9, `data-render`. Its
 * document is an empty one of the page's own, so that it needs no address, no script and no leave of a policy. Null
 * where the element is in no page.
 */
export async function openFormFrame(context: FormContext): Promise<FormFrame | null> {
  const { element, scope, settings, report, id } = context;
  const frame = document.createElement('iframe');
  const { translations, locale } = settings();
  const own = translations[locale]?.formTitle;
  frame.title = typeof own === 'string' && own ? own : 'Form';
  frame.className = 'mk-form-frame';
  // Where there is room, the form is where it would be without the frame. Moved, not by a margin that would collapse.
  const { left, right } = element.getBoundingClientRect();
  const side = left >= EDGE && right <= document.documentElement.clientWidth - EDGE ? EDGE : 0;
  Object.assign(frame.style, {
    display: 'block',
    position: 'relative',
    top: `-${EDGE}px`,
    left: `-${side}px`,
    width: `calc(100% + ${2 * side}px)`,
    maxWidth: 'none',
    height: '0',
    margin: `0 0 -${2 * EDGE}px`,
    border: '0',
  });

  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    scope.add(browserClock.after(PATIENCE, resolve));
  });
  element.append(frame);
  scope.add(() => frame.remove());
  if (!frame.contentDocument) {
    frame.remove();
    report('data-render is "iframe", but the element is in no page: the form is drawn without a frame');
    return null;
  }
  // Some browsers put the document that stays in the place of a first one only now.
  await loaded;
  if (context.signal.aborted) return null;

  let inside = frame.contentDocument as Document;
  /** What the form is drawn into. It outlives the documents that it is in. */
  const stage = document.createElement('div');
  let height = 0;
  const follow = () => {
    const next = Math.ceil(inside.body.getBoundingClientRect().height);
    if (next === height) return;
    height = next;
    frame.style.height = `${height}px`;
    postMessage({ type: 'height', height, id }, origin === 'null' ? '*' : origin);
  };

  /** What the page's type and colours are, where the form would be. */
  const inherit = () => {
    const { style } = inside.documentElement;
    const computed = getComputedStyle(element);
    for (const name of [...INHERITED, ...CUSTOM_PROPERTIES]) style.setProperty(name, computed.getPropertyValue(name));
  };

  let watch: ResizeObserver | undefined;
  const furnish = () => {
    const { documentElement, body, defaultView } = inside;
    documentElement.lang = document.documentElement.lang;
    documentElement.dir = getComputedStyle(element).direction;
    inside.title = frame.title;
    // A link leads the page away, not the frame.
    const base = inside.createElement('base');
    base.target = '_top';
    inside.head.append(base);
    openStyleSlot(body).set(FRAME_CSS);
    body.append(stage);
    inherit();
    // An event of a node in the frame ends at its document.
    for (const name of REPEATED) {
      inside.addEventListener(name, () => frame.dispatchEvent(new CustomEvent(name, { bubbles: true })));
    }
    // The answer of a form that the browser sends arrives at the window of that form.
    defaultView?.addEventListener('message', ({ data, origin, source }) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
    );
    // What is left in a document that goes loses its listeners.
    defaultView?.addEventListener('pagehide', () => document.createDocumentFragment().append(stage));
    watch?.disconnect();
    watch = new ((defaultView ?? window) as typeof globalThis).ResizeObserver(follow);
    watch.observe(stage);
  };
  furnish();
  context.element = stage;
  scope.add(() => {
    watch?.disconnect();
    context.element = element;
  });

  // A frame that is moved in its page gets an empty document again.
  frame.addEventListener('load', () => {
    const { contentDocument } = frame;
    if (!contentDocument || contentDocument === inside) return;
    const { adoptedStyleSheets } = inside;
    inside = contentDocument;
    furnish();
    const sheets = adoptedStyleSheets.slice(1).map(({ cssRules }) => {
      const sheet = createSheet(inside.body);
      sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
      return sheet;
    });
    inside.adoptedStyleSheets = [...inside.adoptedStyleSheets, ...sheets];
    follow();
  });

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', inherit);
  scope.add(() => scheme.removeEventListener('change', inherit));
  context.onSettings(inherit);
  return { follow };
}
