import { httpUrl, isJsonObject, type Json, jsonObject, parseJson } from '@mountkit/core/logic';
import type { LightboxItem, LightboxNames, LightboxTexts, LightboxTools } from '@mountkit/page-widgets/lightbox';
import { readBuilderAction } from '../../read-action';
import { readSettings } from '../../read-settings';

/** What a press of the builder's links opens. */
interface BuilderLightbox extends LightboxTools {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly opener: HTMLElement;
  readonly id: string;
  readonly names: LightboxNames;
  readonly texts: Partial<LightboxTexts>;
}

/** Classes that the page's style sheet knows. */
const NAMES: LightboxNames = {
  dialog: 'elementor-lightbox dialog-widget dialog-lightbox-widget dialog-type-lightbox',
  title: 'elementor-slideshow__title',
  description: 'elementor-slideshow__description',
  counter: 'elementor-slideshow__counter',
  image: 'elementor-lightbox-image',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What an element opens: a data block, an action in its address, or the link itself. */
function itemOf(element: HTMLElement): LightboxItem {
  const {
    elementorLightbox = '',
    elementorLightboxVideo,
    elementorLightboxTitle,
    elementorLightboxDescription,
  } = element.dataset;
  const href = element.getAttribute('href') ?? '';
  const told: Json = readSettings(elementorLightbox) ?? { ...readBuilderAction(href)?.settings };
  const address = textOf(told.url) || elementorLightboxVideo || (element as HTMLAnchorElement).href || '';
  const isVideo = !!elementorLightboxVideo || told.type === 'video';
  const image = element.querySelector('img');
  return {
    kind: isVideo ? 'video' : 'picture',
    url: httpUrl(address, document.baseURI) && address,
    alt: image?.alt || element.querySelector('[role=img]')?.getAttribute('aria-label') || '',
    title: elementorLightboxTitle ?? textOf(told.title),
    description: elementorLightboxDescription ?? textOf(told.description),
  };
}

/** The elements of a slide show in their order. */
function membersOf(opener: HTMLElement): readonly HTMLElement[] {
  const { elementorLightboxSlideshow: group } = opener.dataset;
  if (!group) return [opener];
  const rank = ({ dataset }: HTMLElement) => Number(dataset.elementorLightboxIndex) || 0;
  return [...document.querySelectorAll<HTMLElement>(`[data-elementor-lightbox-slideshow="${CSS.escape(group)}"]`)].sort(
    (one, other) => rank(one) - rank(other),
  );
}

/** The lightbox that a press of an element of the builder opens, by the page's own settings and words. */
export function readLightbox(opener: HTMLElement): BuilderLightbox {
  const config = jsonObject((window as object as Json).elementorFrontendConfig);
  const kit = jsonObject(config.kit);
  const isOn = (name: string) => kit[`lightbox_enable_${name}`] === 'yes';
  const told = Object.entries(jsonObject(config.i18n)).filter(([, value]) => typeof value === 'string' && value);
  const { close, previous, next, zoom, fullscreen, share, playVideo } = Object.fromEntries(told) as Record<
    string,
    string
  >;
  const slides = membersOf(opener)
    .map((member) => ({ member, item: itemOf(member) }))
    .filter(({ item }) => item.url);
  const { elementorLightboxSlideshow: group, elementorLightbox = '' } = opener.dataset;
  const block = parseJson(elementorLightbox);
  const modal = jsonObject(isJsonObject(block) ? block.modalOptions : undefined);
  return {
    items: slides.map(({ item }) => item),
    index: Math.max(
      0,
      slides.findIndex(({ member }) => member === opener),
    ),
    opener,
    id: group ? `elementor-lightbox-slideshow-${group}` : textOf(modal.id) || 'elementor-lightbox',
    names: NAMES,
    texts: Object.fromEntries(
      Object.entries({ close, previous, next, zoom, fullscreen, share, play: playVideo }).filter(([, text]) => text),
    ),
    counter: isOn('counter'),
    zoom: isOn('zoom'),
    fullscreen: isOn('fullscreen'),
    share: isOn('share'),
  };
}
