/** A foreign text for a message: quoted, and cut after 60 characters. */
export const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
