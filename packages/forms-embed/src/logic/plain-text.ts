/** What a reader sees of a text that may hold markup. */
export const plainText = (markup: string): string => markup.replace(/<[^>]*>/g, '').trim();
