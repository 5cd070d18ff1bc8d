import { afterEach, describe, expect, it } from 'vitest';
import { keepLists } from './keep-lists';

const value = { ids: ['a', { deep: [1, ['b']] }], when: new Date(0), none: null, text: 'x' };
const json = '{"ids":["a",{"deep":[1,["b"]]}],"when":"1970-01-01T00:00:00.000Z","none":null,"text":"x"}';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

describe('keepLists', () => {
  it('is the value itself on most pages', () => {
    expect(keepLists(value)).toBe(value);
  });

  it('keeps lists where the page makes texts of them', () => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.join()}]`;
      },
    });
    expect(JSON.stringify(value)).not.toBe(json);
    expect(JSON.stringify(keepLists(value))).toBe(json);
  });
});
