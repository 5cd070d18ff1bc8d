import { expect, it } from 'vitest';
import { nativeAction } from './native-action';

const target = {
  portalId: '1',
  formId: 'f',
  region: '',
  env: '',
  provider: 'https://forms.test/',
  redirectUrl: '',
  redirectFields: [],
};

it('is the address of the native call', () => {
  expect(nativeAction(target)).toBe('https://forms.test/uploads/form/v2/1/f');
});

it('says where to go afterwards, encoded', () => {
  expect(nativeAction({ ...target, redirectUrl: '/a?b=c&d#e', redirectFields: ['email', 'TICKET.a'] })).toBe(
    'https://forms.test/uploads/form/v2/1/f?redirect=%2Fa%3Fb%3Dc%26d%23e&redirectFields=email%2CTICKET.a',
  );
});
