/** A text without its markup. */
export const plainText = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** Whether a text may contain tags or character references. */
export const hasMarkup = (text: string): boolean => /<|&#?\w+;/.test(text);
