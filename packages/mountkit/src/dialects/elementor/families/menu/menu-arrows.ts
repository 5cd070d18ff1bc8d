import type { Disposer } from '@mountkit/core';
import { jsonObject } from '@mountkit/core/logic';

const SVG = 'http://www.w3.org/2000/svg';

const attributeOf = (markup: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(markup)?.[1] ?? '';

/** An icon that the builder writes as markup, of a font or drawn: its classes and its outlines, and nothing else of it. */
function createIcon(markup: string): Element | undefined {
  const [tag = '', kind] = /^\s*<(i|svg)\b[^>]*>/.exec(markup) ?? [];
  if (!kind) return undefined;
  const icon = kind === 'svg' ? document.createElementNS(SVG, kind) : document.createElement(kind);
  icon.setAttribute('class', attributeOf(tag, 'class'));
  icon.ariaHidden = 'true';
  if (kind === 'i') return icon;
  icon.setAttribute('viewBox', attributeOf(tag, 'viewBox'));
  for (const [path] of markup.matchAll(/<path\b[^<>]*>/g)) {
    const outline = document.createElementNS(SVG, 'path');
    outline.setAttribute('d', attributeOf(path, 'd'));
    icon.append(outline);
  }
  return icon;
}

/** Puts the arrow that the page has chosen into each link with a submenu, where its style sheet knows it; none if it has chosen none. */
export function addArrows(links: Iterable<Element>, setting: unknown): Disposer {
  const { value } = jsonObject(setting);
  const made = [...links].flatMap((link) => {
    const icon = createIcon(typeof value === 'string' ? value : '');
    if (!icon) return [];
    const arrow = document.createElement('span');
    arrow.className = 'sub-arrow';
    arrow.append(icon);
    link.append(arrow);
    return [arrow];
  });
  return () => {
    for (const arrow of made) arrow.remove();
  };
}
