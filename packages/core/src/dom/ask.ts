/** `fetch` that always rejects on failure: a page may have none, or one of its own that throws. */
export const ask = async (url: string, init?: RequestInit): Promise<Response> => fetch(url, init);
