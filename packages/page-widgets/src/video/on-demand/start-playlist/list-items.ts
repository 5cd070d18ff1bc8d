import { readVideo } from '../../logic/video-source';
import type { PlaylistParts } from '../../settings';

/** A video of a list. */
export interface ListItem {
  /** What is pressed; the class of the chosen one is on it. */
  readonly title: HTMLElement;
  /** What the keyboard reaches. */
  readonly control: HTMLElement;
  /** Where the video is shown. */
  readonly panel: HTMLElement;
  readonly address: string;
  readonly name: string;
  /** Its name in the address and in what is remembered. */
  readonly key: string;
}

const textOf = (element: Element) => element.textContent?.trim() ?? '';

/** The videos of markup that is not ours: a title and a panel belong to each other by `data-tab`, else by their order. */
export function itemsOfParts(root: HTMLElement, { title, panel, keys }: PlaylistParts): readonly ListItem[] {
  const panels = [...root.querySelectorAll<HTMLElement>(panel)];
  return [...root.querySelectorAll<HTMLElement>(title)].flatMap((each, index) => {
    const { tab } = each.dataset;
    const own = tab ? panels.find(({ dataset }) => dataset.tab === tab) : panels[index];
    const { videoUrl = '', videoTitle = '' } = own?.dataset ?? {};
    const control = each.querySelector('button') ?? each;
    const key = keys?.[Number(tab ?? index + 1) - 1] ?? `${index + 1}`;
    return own ? [{ title: each, control, panel: own, address: videoUrl, name: videoTitle || textOf(each), key }] : [];
  });
}

/** The videos of our own markup: the links of the element, which are shown in one place. */
export function itemsOfLinks(root: HTMLElement, stage: HTMLElement): readonly ListItem[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href }) => readVideo(href, document.baseURI))
    .map((link, index) => ({
      title: link,
      control: link,
      panel: stage,
      address: link.href,
      name: link.dataset.title ?? textOf(link),
      key: link.id || link.closest('li')?.id || `${index + 1}`,
    }));
}
