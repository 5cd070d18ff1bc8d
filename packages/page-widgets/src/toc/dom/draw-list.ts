import { make } from '../../shared/dom/make';
import { type Entry, outlineOf } from '../logic/outline';
import type { TocOptions } from '../settings';

/** A heading as it is listed. */
export interface Listed {
  readonly words: string;
  /** The id that its link leads to. */
  readonly id: string;
  /** From 1 to 6. */
  readonly level: number;
}

/** Makes the list of the headings, with a link to each. */
export function drawList(listed: readonly Listed[], { hierarchical, markers, parts }: TocOptions) {
  const links: HTMLAnchorElement[] = [];
  const draw = (entries: readonly Entry[], isTop: boolean): HTMLElement => {
    const list = make(markers === 'numbers' ? 'ol' : 'ul', parts?.list);
    for (const { index, entries: inner } of entries) {
      const { words = '', id = '' } = listed[index] ?? {};
      const link = make('a', [parts?.link, isTop && parts?.top].filter(Boolean).join(' '), words);
      link.href = `#${encodeURIComponent(id)}`;
      links.push(link);
      const item = make('li', parts?.item);
      const line = parts?.line ? item.appendChild(make('div', parts.line)) : item;
      if (parts?.icon) line.appendChild(make('i', parts.icon)).ariaHidden = 'true';
      line.append(link);
      if (inner[0]) item.append(draw(inner, false));
      list.append(item);
    }
    return list;
  };
  const outline = outlineOf(
    listed.map(({ level }) => level),
    hierarchical,
  );
  return { list: draw(outline, true), links };
}
