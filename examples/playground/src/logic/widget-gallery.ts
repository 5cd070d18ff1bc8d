import type { Schema } from '@mountkit/core/logic';
import { CAROUSEL_SCHEMA } from '../../../../packages/page-widgets/src/carousel/settings';
import { COUNTDOWN_SCHEMA } from '../../../../packages/page-widgets/src/countdown/settings';
import { ACCORDION_SCHEMA, TABS_SCHEMA } from '../../../../packages/page-widgets/src/disclosure/settings';
import { GALLERY_SCHEMA } from '../../../../packages/page-widgets/src/gallery/settings';
import { HEADLINE_SCHEMA } from '../../../../packages/page-widgets/src/headline/settings';
import { HOTSPOT_SCHEMA } from '../../../../packages/page-widgets/src/hotspot/settings';
import { MENU_SCHEMA } from '../../../../packages/page-widgets/src/menu/settings';
import { COUNTER_SCHEMA, PROGRESS_SCHEMA } from '../../../../packages/page-widgets/src/reveal/settings';
import { SHARE_SCHEMA } from '../../../../packages/page-widgets/src/share/settings';
import { type MarkupNode, node } from './markup';

/** A widget of a page to begin with. */
export interface WidgetExample {
  /** Also its mark, `data-mountkit`. */
  readonly id: string;
  readonly title: string;
  /** Its React component. */
  readonly component: string;
  readonly schema: Schema<object>;
  readonly settings: object;
  /** Its element and what stands in it, without the mark and the settings. */
  readonly element: MarkupNode;
}

const listOf = (
  tag: 'ol' | 'ul',
  items: readonly MarkupNode['children'][],
  attributes: MarkupNode['attributes'] = {},
) =>
  node(
    tag,
    attributes,
    items.map((children) => node('li', {}, children)),
  );

const link = (href: string, text: string) => node('a', { href }, [text]);

const picture = (file: string, alt: string, [width, height]: readonly [string, string]) =>
  node('img', { src: `/assets/${file}.svg`, width, height, loading: 'lazy', alt });

const section = (title: string, text: string) => [node('h3', {}, [title]), node('div', {}, [node('p', {}, [text])])];

const details = (question: string, answer: string, attributes: MarkupNode['attributes'] = {}) =>
  node('details', attributes, [node('summary', {}, [question]), node('p', {}, [answer])]);

const unit = (name: string) => node('span', {}, [node('b', { 'data-unit': name }, ['00']), ` ${name}`]);

const point = (x: string, y: string, [mark, text]: readonly [string, string]) =>
  node('li', { 'data-x': x, 'data-y': y }, [node('b', {}, [mark]), ' ', node('p', {}, [text])]);

/** The widgets of the gallery. */
export const WIDGET_EXAMPLES: readonly [WidgetExample, ...WidgetExample[]] = [
  {
    id: 'carousel',
    title: 'Carousel',
    component: 'Carousel',
    schema: CAROUSEL_SCHEMA,
    settings: { slides_to_show: 2, endless: true },
    element: {
      ...node('div', { 'aria-label': 'Glazes' }, [
        listOf('ul', [['Moss'], ['Ash'], ['Rust'], ['Chalk'], ['Ink']], { tabindex: '0' }),
      ]),
      look: 'tiles',
    },
  },
  {
    id: 'gallery',
    title: 'Gallery',
    component: 'Gallery',
    schema: GALLERY_SCHEMA,
    settings: { layout: 'masonry', columns: 2 },
    element: listOf('ul', [
      [picture('potter', 'At the wheel', ['320', '320'])],
      [picture('glazes', 'Five cups on a windowsill', ['960', '540'])],
      [picture('shop-picture', 'The shop, and its orders on a phone', ['680', '640'])],
    ]),
  },
  {
    id: 'tabs',
    title: 'Tabs',
    component: 'Tabs',
    schema: TABS_SCHEMA,
    settings: {},
    element: node('section', {}, [
      ...section('Throw', 'Half a kilo of clay, centred, opened, and pulled up three times.'),
      ...section('Dry', 'Two days under cloth, upside down from the first evening on.'),
      ...section('Fire', 'Eleven hours up to 1,240 degrees, and a day until the door is opened.'),
    ]),
  },
  {
    id: 'accordion',
    title: 'Accordion',
    component: 'Accordion',
    schema: ACCORDION_SCHEMA,
    settings: { allow: 'one' },
    element: node('div', {}, [
      details('Do you ship?', 'On Mondays and Thursdays, in straw and paper.', { open: '' }),
      details('Do you repair what others have made?', 'Handles, yes. Spouts, if you bring all of the pieces.'),
      details('May I come and watch?', 'Every first Saturday. The kettle is on from ten.'),
    ]),
  },
  {
    id: 'menu',
    title: 'Menu',
    component: 'Menu',
    schema: MENU_SCHEMA,
    settings: {},
    element: node('nav', { 'aria-label': 'Workshop' }, [
      listOf('ul', [
        [link('#pots', 'Pots')],
        [link('#courses', 'Courses'), listOf('ul', [[link('#throwing', 'Throwing')], [link('#glazing', 'Glazing')]])],
        [link('#visit', 'Visit')],
      ]),
    ]),
  },
  {
    id: 'headline',
    title: 'Headline',
    component: 'Headline',
    schema: HEADLINE_SCHEMA,
    settings: { words: ['jugs', 'cups', 'teapots'], animation: 'typing' },
    element: { ...node('p', {}, ['We throw ', node('em', {}, ['jugs']), ' by hand']), look: 'display' },
  },
  {
    id: 'counter',
    title: 'Counter',
    component: 'Counter',
    schema: COUNTER_SCHEMA,
    settings: { duration: 1200 },
    element: { ...node('p', {}, ['12,480']), look: 'display' },
  },
  {
    id: 'progress',
    title: 'Progress bar',
    component: 'Progress',
    schema: PROGRESS_SCHEMA,
    settings: { value: 70 },
    element: { ...node('div', { 'aria-label': 'Glaze mixed' }, [node('div')]), look: 'bar' },
  },
  {
    id: 'countdown',
    title: 'Countdown',
    component: 'Countdown',
    schema: COUNTDOWN_SCHEMA,
    settings: { due: '2035-06-01T12:00', time_zone: 'Europe/Berlin' },
    element: { ...node('div', {}, ['days', 'hours', 'minutes', 'seconds'].map(unit)), look: 'clock' },
  },
  {
    id: 'share',
    title: 'Share buttons',
    component: 'Share',
    schema: SHARE_SCHEMA,
    settings: { networks: ['bluesky', 'mastodon', 'whatsapp', 'email', 'copy'] },
    element: node('div'),
  },
  {
    id: 'hotspot',
    title: 'Points on a picture',
    component: 'Hotspot',
    schema: HOTSPOT_SCHEMA,
    settings: { sequence: true },
    element: node('div', {}, [
      picture('potter', 'A potter at the wheel', ['320', '320']),
      node('ul', {}, [
        point('25', '30', ['1', 'Hands, wet and still.']),
        point('60', '70', ['2', 'The wheel: eighty turns a minute.']),
      ]),
    ]),
  },
];

export const isWidgetExample = (id: string): boolean => WIDGET_EXAMPLES.some((example) => example.id === id);

/** The widget of that name; the first where there is none. */
export const findWidgetExample = (id: string): WidgetExample =>
  WIDGET_EXAMPLES.find((example) => example.id === id) ?? WIDGET_EXAMPLES[0];
