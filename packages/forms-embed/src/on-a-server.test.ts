// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { linkRegistry, mount, mountSignupLink, mountViralLink, registry, scan } from './index';

describe('on a server', () => {
  it('can be imported', () => {
    expect(typeof document).toBe('undefined');
    expect(registry.all()).toEqual([]);
    expect(linkRegistry.all()).toEqual([]);
  });

  it('mount does nothing and does not throw', () => {
    expect(() => mount('#form', { portalId: '1' })).not.toThrow();
    expect(() => mountSignupLink('a', { signupType: 'trial' })).not.toThrow();
    expect(() => mountViralLink('#link')).not.toThrow();
  });

  it('scan does nothing and does not throw', () => {
    expect(() => scan()()).not.toThrow();
  });
});
