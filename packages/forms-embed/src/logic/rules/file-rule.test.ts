import { expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import { validateFullField } from './every-rule';

const cv = fieldOf('cv', { fieldType: 'file', metaData: { accept: '.pdf' } });
const fileOf = (name: string, type = '') => ({ name, type, size: 1 });

it('a file of another type is refused by its name', () => {
  expect(validateFullField(cv, 'a.pdf', [fileOf('a.pdf')])).toBeNull();
  expect(validateFullField(cv, 'a.pdf;b.exe', [fileOf('a.pdf'), fileOf('b.exe')])).toEqual({
    key: 'fileTypeNotAllowed',
    params: { name: 'b.exe' },
  });
});

it('a file that is too large is refused for its size first, and none for its type', () => {
  expect(validateFullField(cv, 'b.exe', [{ name: 'b.exe', size: 104_857_601 }])?.key).toBe('fileTooLarge');
  expect(validateFullField(cv, '', [])).toBeNull();
});
