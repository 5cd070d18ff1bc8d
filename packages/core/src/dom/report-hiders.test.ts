import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../testing/page';
import { reportHiders } from './report-hiders';

beforeEach(resetPage);
afterEach(() => {
  vi.restoreAllMocks();
});

it('names the elements that hide a member of the document, and no others', () => {
  const reports = watchReports();
  putMarkup(`<div><img name="createElement"><form name="search"><input name="getAttribute"><input name="title"></form>
    <form name="cookie"></form><a name="head"></a></div>`);
  reportHiders();
  expect(reports).toEqual([
    '<img name="createElement"> hides document.createElement from every script, expected another name',
    '<form name="cookie"> hides document.cookie from every script, expected another name',
  ]);
});
