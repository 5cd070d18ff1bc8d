import { describe, expect, it } from 'vitest';
import { isAccepted, nameTypes, readAccept } from './accept';

describe('readAccept', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['.pdf,.PNG', ['.pdf', '.png']],
    ['pdf; docx', ['.pdf', '.docx']],
    ['image/*, application/pdf', ['image/*', 'application/pdf']],
    ['application/vnd.ms-excel', ['application/vnd.ms-excel']],
    ['*/*, ../x, <b>, "', []],
  ])('reads %j as %j', (text, types) => {
    expect(readAccept(text)).toEqual(types);
  });
});

describe('isAccepted', () => {
  it.each([
    ['', 'a.exe', 'x/y', true],
    ['.pdf', 'A.PDF', '', true],
    ['.pdf', 'a.pdf.exe', 'application/pdf', false],
    ['image/*', 'a.png', 'image/png', true],
    ['image/*', 'a.pdf', 'application/pdf', false],
    ['image/png', 'a', 'image/png', true],
    ['image/png', 'a', 'image/pngx', false],
    ['image/*,.pdf', 'a.pdf', '', true],
    // The browser does not know it: the server decides.
    ['image/*', 'a.heic', '', true],
    ['image/*,.pdf', 'a.heic', '', false],
  ])('with %j judges %s of type %j: %s', (accept, name, type, expected) => {
    expect(isAccepted(readAccept(accept), { name, type, size: 1 })).toBe(expected);
  });
});

describe('nameTypes', () => {
  it('names types as a visitor knows them, each once', () => {
    expect(nameTypes(['.pdf', 'application/pdf', 'image/*'])).toBe('PDF, JPG, PNG, GIF, WEBP, HEIC');
  });
});
