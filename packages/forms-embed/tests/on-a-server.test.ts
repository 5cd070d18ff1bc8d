// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { linkRegistry, mount, mountSignupLink, mountViralLink, registry, scan } from '../src/index';
import { renderForm } from '../src/server';
import { documentWith } from '../src/testing/form-page';
import { FIELDS, serverMarkup } from '../src/testing/server-markup';

describe('on a server', () => {
  it('can be imported', () => {
    expect(typeof document).toBe('undefined');
    expect(registry.all()).toEqual([]);
    expect(linkRegistry.all()).toEqual([]);
  });

  it('mount does nothing and does not throw', () => {
    expect(() => mount('#form', { portalId: '1', formId: 'x' })).not.toThrow();
    expect(() => mountSignupLink('a', { signupType: 'trial' })).not.toThrow();
    expect(() => mountViralLink('#link')).not.toThrow();
  });

  it('a form can be drawn', () => {
    const options = { provider: 'https://forms.test', instanceId: 'one' };
    expect(renderForm(documentWith(FIELDS), options)).toBe(serverMarkup());
  });

  it('scan does nothing and does not throw', () => {
    expect(() => scan()()).not.toThrow();
  });
});
