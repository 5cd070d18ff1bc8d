import { isJsonObject, type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';

/** The picture of a variation, as shops print it. */
export interface VariationPicture {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly alt: string;
  readonly title: string;
  /** The whole picture, for a lightbox. */
  readonly full_src: string;
}

/** One variation of a product, in the keys that shops print. */
export interface Variation {
  readonly variation_id: string;
  /** Name of a choice to its value; an empty one means any. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly is_active: boolean;
  readonly is_visible: boolean;
  readonly is_in_stock: boolean;
  readonly is_purchasable: boolean;
  readonly is_sold_individually: boolean;
  readonly min_qty: string;
  readonly max_qty: string;
  readonly sku: string;
  /** Markup of the shop. */
  readonly price_html: string;
  readonly availability_html: string;
  readonly variation_description: string;
  /** Of a table of attributes. */
  readonly weight_html: string;
  readonly dimensions_html: string;
  readonly image: VariationPicture | null;
  readonly image_id: string;
  /** All that the shop said, for other scripts. */
  readonly raw: Json;
}

const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'title', 'full_src'] as const;

/** Whatever is not said to be false is true: shops leave out what holds. */
const holds = (value: unknown) => !(value === false || value === 'no' || value === 0 || value === '0');

function readPicture(raw: unknown): VariationPicture | null {
  const picture = jsonObject(raw);
  if (!jsonText(picture.src)) return null;
  return Object.fromEntries(PICTURE.map((key) => [key, jsonText(picture[key])])) as object as VariationPicture;
}

/** Reads a variation; null if it is none. */
export function readVariation(raw: unknown): Variation | null {
  if (!isJsonObject(raw)) return null;
  const id = jsonText(raw.variation_id);
  if (!id) return null;
  const attributes = Object.entries(jsonObject(raw.attributes)).map(([name, value]) => [name, jsonText(value)]);
  return {
    variation_id: id,
    attributes: Object.fromEntries(attributes),
    is_active: holds(raw.variation_is_active),
    is_visible: holds(raw.variation_is_visible),
    is_in_stock: holds(raw.is_in_stock),
    is_purchasable: holds(raw.is_purchasable),
    is_sold_individually: raw.is_sold_individually === true || raw.is_sold_individually === 'yes',
    min_qty: jsonText(raw.min_qty),
    max_qty: jsonText(raw.max_qty),
    sku: jsonText(raw.sku),
    price_html: jsonText(raw.price_html),
    availability_html: jsonText(raw.availability_html),
    variation_description: jsonText(raw.variation_description),
    weight_html: jsonText(raw.weight_html),
    dimensions_html: jsonText(raw.dimensions_html),
    image: readPicture(raw.image),
    image_id: jsonText(raw.image_id),
    raw,
  };
}

/** Reads a list of variations, without what is none. */
export const readVariations = (raw: unknown): readonly Variation[] =>
  jsonList(raw).flatMap((one) => readVariation(one) ?? []);
