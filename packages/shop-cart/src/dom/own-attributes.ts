/** The attributes of an element that name options: on a form of a shop all others are for other scripts. */
export const ownAttributes = (element: HTMLElement | null, schema: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries({ ...element?.dataset }).filter(
      ([key]) => key === 'settings' || Object.hasOwn(schema, key.replace(/[A-Z]/g, '_$&').toLowerCase()),
    ),
  );
