import { describe, expect, it } from 'vitest';
import { uniqueId } from './unique-id';

describe('uniqueId', () => {
  it('answers a version 4 UUID, never the same twice', () => {
    const ids = Array.from({ length: 200 }, uniqueId);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  });
});
