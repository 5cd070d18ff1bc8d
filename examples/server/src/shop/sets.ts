/** Products that go together: a page of its own asks how many of each. */
export interface ProductSet {
  slug: string;
  name: string;
  description: string;
  productIds: readonly number[];
}

const sets: readonly ProductSet[] = [
  {
    slug: 'breakfast-table',
    name: 'Breakfast Table',
    description:
      'Mug, bowl and plate that have stood on the same shelf from the start. Take as many as you are at table.',
    productIds: [101, 126, 151],
  },
];

/** The set of an address. */
export const findSet = (slug: string): ProductSet | undefined => sets.find((set) => set.slug === slug);

/** How many of each product of a set a form asks for: `quantity[ID]`. */
export const readSetQuantities = (
  { productIds }: ProductSet,
  fields: Readonly<Record<string, string>>,
): readonly { id: number; quantity: number }[] =>
  productIds.flatMap((id) => {
    const quantity = Math.floor(Number(fields[`quantity[${id}]`] ?? 0));
    return quantity > 0 ? [{ id, quantity }] : [];
  });
