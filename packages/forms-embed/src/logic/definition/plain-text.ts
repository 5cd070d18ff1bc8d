/** What a reader sees of a text that may hold markup. */
export const plainText = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** Whether a text may hold markup, or characters written as markup. */
export const hasMarkup = (text: string): boolean => /<|&#?\w+;/.test(text);
