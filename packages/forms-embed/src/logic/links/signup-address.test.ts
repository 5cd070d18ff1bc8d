import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNUP_FLOWS, signupAddress } from './signup-address';

const APP = 'https://app.hubspot.com/signup-hubspot';
const PARAMS = { trialid: 't-1', integration: 'shop', microapp: 'grader' };

describe('signupAddress', () => {
  it.each([
    ['crm', `${APP}/crm`],
    ['marketing', `${APP}/marketing`],
    ['sales', `${APP}/sales`],
    ['service', `${APP}/service`],
    ['commerce', `${APP}/commerce`],
    ['cms', `${APP}/cms`],
    ['operations', `${APP}/operations`],
    ['trial', `${APP}/trial?trialid=t-1`],
    ['integrations', `${APP}/integrations?integration=shop`],
    ['microapp', `${APP}/microapp?microapp=grader`],
  ])('makes of the type %s the address %s', (signupType, address) => {
    expect(signupAddress({ signupType, ...PARAMS })).toBe(address);
  });

  it.each(['', 'kitchen', 'crm/../admin', '__proto__', 'toString', 'trial,crm'])('takes %j for crm', (signupType) => {
    expect(signupAddress({ signupType })).toBe(`${APP}/crm`);
  });

  it('takes a missing type for crm', () => {
    expect(signupAddress({})).toBe(`${APP}/crm`);
  });

  it('does not mind case and spaces around a type', () => {
    expect(signupAddress({ signupType: ' Marketing ' })).toBe(`${APP}/marketing`);
  });

  it.each([
    ['trial', 'trialid'],
    ['integrations', 'integration'],
    ['microapp', 'microapp'],
  ] as const)('throws where %s lacks %s, and names it', (signupType, param) => {
    const error = expect.objectContaining({
      code: 'MISSING_PARAMETER',
      message: expect.stringContaining(`data-${param} `),
    });
    const { [param]: _, ...others } = PARAMS;
    expect(() => signupAddress({ signupType, ...others })).toThrow(error);
    expect(() => signupAddress({ signupType, ...others, [param]: '' })).toThrow(error);
    expect(() => signupAddress({ signupType, ...others, [param]: '  ' })).toThrow(error);
  });

  it('takes another base, with its path and without the rest', () => {
    const at = (signupBase: string) => signupAddress({ signupType: 'sales', signupBase });
    expect(at('https://signup.test/')).toBe('https://signup.test/signup-hubspot/sales');
    expect(at('http://localhost:4173/eu?a=b#c')).toBe('http://localhost:4173/eu/signup-hubspot/sales');
  });

  it.each(['', '/signup', 'javascript:alert(1)', 'data:text/html,a', 'app.test'])(
    'throws where the base is %j',
    (signupBase) => {
      expect(() => signupAddress({ signupBase })).toThrow(expect.objectContaining({ code: 'INVALID_BASE' }));
    },
  );

  it('answers a known path at the base with the parameter as it is, or throws a MountError', () => {
    const word = fc.oneof(fc.constantFrom(...SIGNUP_FLOWS), fc.string());
    const text = fc.string({ unit: 'grapheme' });
    const base = fc.oneof(fc.webUrl(), fc.string());
    const needed: Readonly<Record<string, string>> = {
      trial: 'trialid',
      integrations: 'integration',
      microapp: 'microapp',
    };
    fc.assert(
      fc.property(
        fc.record({ signupType: word, trialid: text, integration: text, microapp: text, signupBase: base }),
        (signup) => {
          let address: string;
          try {
            address = signupAddress(signup);
          } catch (error) {
            expect(error).toMatchObject({ code: expect.stringMatching(/^(MISSING_PARAMETER|INVALID_BASE)$/) });
            return;
          }
          const { origin, protocol, pathname, searchParams } = new URL(address);
          expect(origin).toBe(new URL(signup.signupBase).origin);
          expect(protocol).toMatch(/^https?:$/);
          const flow = pathname.split('/').at(-1) ?? '';
          expect(SIGNUP_FLOWS).toContain(flow);
          const param = needed[flow];
          const given = param && signup[param as 'trialid'].trim();
          expect([...searchParams]).toEqual(param ? [[param, given]] : []);
        },
      ),
    );
  });
});
