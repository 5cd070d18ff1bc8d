/** The guid of a seeded form that no page has a name of its own for. */
export const seededGuid = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
