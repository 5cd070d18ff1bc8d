import {
  adoptStyles,
  type Disposer,
  httpUrl,
  parseMarkup,
  request,
  uniqueId,
  type WidgetContext,
} from '@mountkit/core';
import { onResize } from '../../shared/dom/on-resize';
import { UNSEEN } from '../../shared/dom/unseen';
import type { HeadlineEvents } from '../events';
import { pathData, viewBoxOf } from '../logic/path-data';
import type { TextPathOptions } from '../settings';

const SVG = 'http://www.w3.org/2000/svg';

const STYLE =
  '.mountkit-text-path{max-width:100%;height:auto;overflow:visible;fill:currentColor}.mountkit-text-path path{fill:none}';

/** A path to write along, and the field that it is drawn on; of none it is the box around the path. */
interface Drawing {
  readonly data: string;
  readonly viewBox: string | null;
}

/** The first path of a picture. Nothing else of it is taken, and nothing of it comes into the page as markup. */
async function loadDrawing(address: string, signal: AbortSignal): Promise<Drawing | null> {
  const { ok, text } = await request(address, { signal });
  if (!ok) return null;
  const svg = parseMarkup(text).querySelector('svg');
  const read = (name: string) => svg?.getAttribute(name) ?? null;
  const data = pathData(svg?.querySelector('path')?.getAttribute('d') ?? '');
  return data ? { data, viewBox: viewBoxOf(read('viewBox'), read('width'), read('height')) } : null;
}

/** Draws the text along the path. It is hidden from readers, who find the text beside it. */
function drawText(
  holder: Element,
  text: string,
  { data, viewBox }: Drawing,
  { start, direction }: TextPathOptions,
): Disposer {
  const create = <Name extends keyof SVGElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
  ) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const isRtl = (direction || getComputedStyle(holder).direction) === 'rtl';
  const id = `mountkit-${uniqueId()}`;
  const svg = create('svg', { class: 'mountkit-text-path', 'aria-hidden': 'true' });
  const path = svg.appendChild(create('path', { id, d: data }));
  const words = svg.appendChild(create('text', { direction: isRtl ? 'rtl' : 'ltr' }));
  const along = words.appendChild(
    create('textPath', { href: `#${id}`, startOffset: `${isRtl ? 100 - start : start}%` }),
  );
  along.textContent = text;
  holder.append(svg);
  const fit = (view: string) => {
    svg.setAttribute('viewBox', view);
    for (const [index, name] of ['width', 'height'].entries()) svg.setAttribute(name, view.split(' ')[2 + index] ?? '');
  };
  if (viewBox) {
    fit(viewBox);
    return () => {};
  }
  const stop = onResize(svg, () => {
    const { x, y, width, height } = path.getBBox();
    stop();
    return () => fit(`${x} ${y} ${Math.max(1, width)} ${Math.max(1, height)}`);
  });
  return stop;
}

/** Writes the text of an element, or of the link in it, along a path. */
async function openTextPath(context: WidgetContext<TextPathOptions, HeadlineEvents>): Promise<void> {
  const { element, scope, signal, settings, emit, report } = context;
  const { path, src } = settings();
  const holder = element.querySelector('a[href]') ?? element;
  const text = (holder.textContent ?? '').replace(/\s+/g, ' ').trim();
  const address = httpUrl(src, document.baseURI);
  let drawing: Drawing | null = pathData(path) ? { data: pathData(path), viewBox: null } : null;
  if (!drawing && (path || !src || !address)) {
    return report(
      `${path ? `path is "${path}"` : `src is "${src}"`}, expected path data, or an address of http or https`,
    );
  }
  if (!drawing) {
    let cause: unknown;
    try {
      drawing = await loadDrawing(address, signal);
    } catch (error) {
      cause = error;
    }
    if (signal.aborted) return;
    if (!drawing) {
      report(`could not load a path from ${address}`, cause);
      emit('failed', { address });
      return;
    }
  }
  const before = [...holder.childNodes];
  const unseen = document.createElement('span');
  unseen.style.cssText = UNSEEN;
  unseen.textContent = text;
  holder.replaceChildren(unseen);
  scope.add(drawText(holder, text, drawing, settings()));
  scope.add(() => holder.replaceChildren(...before));
  scope.add(adoptStyles(element, STYLE));
  emit('start', {});
}

/** Starts text on a path: it can be read until the path has been loaded, and where it cannot be. */
export function startTextPath(context: WidgetContext<TextPathOptions, HeadlineEvents>): void {
  context.markReady();
  void openTextPath(context);
}
