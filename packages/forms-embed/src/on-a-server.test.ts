// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mount, registry, scan } from './index';

describe('on a server', () => {
  it('can be imported', () => {
    expect(typeof document).toBe('undefined');
    expect(registry.all()).toEqual([]);
  });

  it('mount does nothing and does not throw', () => {
    expect(() => mount('#form', { portalId: '1' })).not.toThrow();
  });

  it('scan does nothing and does not throw', () => {
    expect(() => scan()()).not.toThrow();
  });
});
