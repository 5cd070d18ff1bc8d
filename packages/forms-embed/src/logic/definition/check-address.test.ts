import { describe, expect, it } from 'vitest';
import { checkAddress } from './check-address';
import type { FormAddress } from './provider';

const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
const address = (changes: Partial<FormAddress> = {}): FormAddress => ({
  portalId: '8100231',
  formId: FORM,
  region: 'na1',
  env: 'prod',
  provider: '',
  ...changes,
});

describe('checkAddress', () => {
  it('takes digits and a guid, in capitals too', () => {
    expect(checkAddress(address())).toBeNull();
    expect(checkAddress(address({ portalId: '0', formId: FORM.toUpperCase() }))).toBeNull();
  });

  it.each(['', ' ', 'abc', '12a', '-1', '1.5', ' 12', '12\n', '１２', '1/../2'])(
    'refuses the portal id %j',
    (portalId) => {
      expect(checkAddress(address({ portalId }))?.code).toBe('INVALID_PORTAL_ID');
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
    expect(checkAddress(address({ formId }))?.code).toBe('INVALID_FORM_GUID');
  });

  it('tells of the portal id first where both are wrong', () => {
    expect(checkAddress(address({ portalId: '', formId: '' }))?.code).toBe('INVALID_PORTAL_ID');
  });
});
