import { expect, it } from 'vitest';
import { listingQuery, readListing } from './bucket-listing';

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`;

it('reads the objects of a page and what asks for the next', () => {
  const xml = `<?xml version="1.0"?>\n<ListBucketResult><NextContinuationToken>a&amp;b+c=</NextContinuationToken>
    ${object('uploads/a&lt;b')}\n${object('uploads/c')}<Contents><Key>uploads/d</Key></Contents></ListBucketResult>`;
  const modifiedAt = new Date('2026-01-02T03:04:05Z');
  expect(readListing(xml)).toEqual({
    objects: [
      { key: 'uploads/a<b', modifiedAt },
      { key: 'uploads/c', modifiedAt },
    ],
    next: 'a&b+c=',
  });
  expect(readListing('<ListBucketResult/>')).toEqual({ objects: [], next: null });
});

it('asks in a form that can be signed', () => {
  expect(listingQuery('uploads/', null)).toBe('list-type=2&prefix=uploads%2F');
  expect(listingQuery('uploads/', 'a b+c=')).toContain('continuation-token=a%20b%2Bc%3D');
});
