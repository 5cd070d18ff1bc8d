import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('uniqueId', () => {
  it.each(['a page with', 'a page without'])(
    'answers a version 4 UUID, never the same twice: %s a secure context',
    (page) => {
      if (page === 'a page without') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
      const ids = Array.from({ length: 200 }, uniqueId);
      for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(new Set(ids).size).toBe(200);
    },
  );
});
