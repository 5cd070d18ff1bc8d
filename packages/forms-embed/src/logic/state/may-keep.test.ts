import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import { isSecret, mayKeep } from './may-keep';

describe('an answer', () => {
  it.each(['email', 'firstname', 'message', 'company', 'shipping', 'opinion', 'numberofemployees', 'spinning_class'])(
    'to %s may be kept',
    (name) => expect(mayKeep(fieldOf(name), [])).toBe(true),
  );

  it.each([
    'password',
    'user_passwd',
    'Passwort',
    'contraseña',
    'api_token',
    'client_secret',
    'pin',
    'card_pin',
    'cvc',
    'IBAN',
    'card number',
    'social_security',
    'passport_no',
  ])('to %s is a secret', (name) => expect(isSecret(fieldOf(name), [])).toBe(true));

  it('is a secret by its label too', () => {
    expect(mayKeep(fieldOf('field_7', { label: 'Your password' }), [])).toBe(false);
  });

  it('is not kept where the page or the owner says so', () => {
    expect(mayKeep(fieldOf('email'), ['email'])).toBe(false);
    expect(mayKeep(fieldOf('name', { id: '0-2/name' }), ['0-2/name'])).toBe(false);
    expect(mayKeep(fieldOf('email', { metaData: { neverKeep: 'true' } }), [])).toBe(false);
  });

  it('is not kept of files, of what nobody typed, and of consents', () => {
    expect(mayKeep(fieldOf('cv', { fieldType: 'file' }), [])).toBe(false);
    expect(mayKeep(fieldOf('campaign', { hidden: true }), [])).toBe(false);
    expect(mayKeep(fieldOf('LEGAL_CONSENT.processing'), [])).toBe(false);
  });
});
