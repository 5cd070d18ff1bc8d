/** A page of the objects of a bucket. */
export interface BucketListing {
  objects: readonly { key: string; modifiedAt: Date }[];
  /** Asks for the next page; null after the last one. */
  next: string | null;
}

/** The query of a page of the objects whose keys begin with a prefix. */
export function listingQuery(prefix: string, next: string | null): string {
  const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next !== null && { 'continuation-token': next }) });
  // The space of a query is a plus, which a signature does not know.
  return query.toString().replaceAll('+', '%20');
}

/** Reads the store's answer to it, which is XML; an object whose key or time is missing is left out. */
export function readListing(xml: string): BucketListing {
  const [, ...pieces] = xml.split('<Contents>');
  const objects = pieces.flatMap((piece) => {
    const [contents = ''] = piece.split('</Contents>', 1);
    const [key, time] = [textOf(contents, 'Key'), textOf(contents, 'LastModified')];
    return key === null || time === null ? [] : [{ key, modifiedAt: new Date(time) }];
  });
  return { objects, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text === undefined ? null : unescapeXml(text);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}
