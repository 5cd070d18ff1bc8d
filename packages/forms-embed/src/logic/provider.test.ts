import { describe, expect, it } from 'vitest';
import { checkAddress, definitionUrl, type FormAddress, submissionUrl } from './provider';

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
    [{ region: '' }, 'https://forms.hsforms.com'],
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

describe('checkAddress', () => {
  it('takes digits and a guid, in capitals too', () => {
    expect(checkAddress(address())).toBeNull();
    expect(checkAddress(address({ portalId: '0', formId: FORM.toUpperCase() }))).toBeNull();
  });

  it.each(['', ' ', 'abc', '12a', '-1', '1.5', ' 12', '12\n', '１２', '1/../2'])(
    'refuses the portal id %j',
    (portalId) => {
      expect(checkAddress(address({ portalId }))).toBe('INVALID_PORTAL_ID');
    },
  );

  it.each([
    '',
    'abc',
    FORM.slice(1),
    `${FORM}0`,
    ` ${FORM}`,
    `${FORM}\n`,
    FORM.replaceAll('-', ''),
    FORM.replace('6', 'g'),
    `${FORM}/draft`,
    `{${FORM}}`,
  ])('refuses the form id %j', (formId) => {
    expect(checkAddress(address({ formId }))).toBe('INVALID_FORM_GUID');
  });

  it('tells of the portal id first where both are wrong', () => {
    expect(checkAddress(address({ portalId: '', formId: '' }))).toBe('INVALID_PORTAL_ID');
  });
});
