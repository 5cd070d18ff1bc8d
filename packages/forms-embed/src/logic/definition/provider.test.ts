import { describe, expect, it } from 'vitest';
import { submissionUrl } from '../submission/submission-url';
import { definitionUrl, type FormAddress } from './provider';

const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
const address = (changes: Partial<FormAddress> = {}): FormAddress => ({
  portalId: '8100231',
  formId: FORM,
  region: 'na1',
  env: 'prod',
  provider: '',
  ...changes,
});

describe('the address of the forms host', () => {
  it.each<[Partial<FormAddress>, string]>([
    [{}, 'https://forms.hsforms.com'],
    [{ region: '' }, ''],
    [{ region: '', env: 'qa' }, ''],
    [{ region: 'eu1' }, 'https://forms-eu1.hsforms.com'],
    [{ env: 'qa' }, 'https://forms.hsformsqa.com'],
    [{ region: 'eu1', env: 'qa' }, 'https://forms-eu1.hsformsqa.com'],
    [{ provider: 'http://localhost:4173' }, 'http://localhost:4173'],
    [{ provider: 'http://localhost:4173/' }, 'http://localhost:4173'],
    [{ provider: 'https://example.com/forms//' }, 'https://example.com/forms'],
    [{ provider: '/forms' }, '/forms'],
    [{ provider: 'https://example.com', region: 'eu1', env: 'qa' }, 'https://example.com'],
  ])('with %j is %s', (changes, base) => {
    expect(definitionUrl(address(changes))).toBe(`${base}/embed/v3/form/8100231/${FORM}/json`);
    expect(submissionUrl(address(changes))).toBe(
      `${base}/submissions/v3/public/submit/formsnext/multipart/8100231/${FORM}/json`,
    );
  });
});

describe('the address of a definition', () => {
  const base = `https://forms.hsforms.com/embed/v3/form/8100231/${FORM}/json`;

  it.each<[Partial<FormAddress>, string]>([
    [{ draft: true }, '/draft'],
    [{ allowUnpublished: true }, '?allowUnpublished=true'],
    [{ hutk: 'a1b2' }, '?hutk=a1b2'],
    [{ hutk: '' }, ''],
    [{ draft: true, allowUnpublished: true, hutk: 'a1b2' }, '/draft?allowUnpublished=true&hutk=a1b2'],
    [{ draft: false, allowUnpublished: false }, ''],
  ])('with %j ends in %j', (changes, end) => {
    expect(definitionUrl(address(changes))).toBe(base + end);
  });
});
