import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExpiringStore, type TextSlot } from './expiring-store';

/** A store over one text, and a clock that stands still until it is told to go on. */
function open(text: string | null = null) {
  const slot = { text, writes: 0 };
  const time = { now: 1_000_000 };
  const access: TextSlot = {
    read: () => slot.text,
    write(next) {
      slot.text = next;
      slot.writes++;
    },
  };
  return { slot, time, store: createExpiringStore(access, { now: () => time.now }) };
}

describe('createExpiringStore', () => {
  it('writes nothing before a value is set', () => {
    const { slot, store } = open();
    expect(store.get('a')).toBeUndefined();
    expect(slot).toEqual({ text: null, writes: 0 });
  });

  it('keeps values and their ends in one object, in milliseconds since the epoch', () => {
    const { slot, store } = open();
    store.set('popup_1_times', 3);
    store.set('popup_1_hidden', true, 5000);
    expect(JSON.parse(slot.text ?? '')).toEqual({
      popup_1_times: 3,
      popup_1_hidden: true,
      __expiration: { popup_1_hidden: 1_005_000 },
    });
  });

  it('has a value until its life is over, and not at that moment', () => {
    const { time, store } = open();
    store.set('a', 1, 5000);
    time.now += 4999;
    expect(store.get('a')).toBe(1);
    time.now += 1;
    expect(store.get('a')).toBeUndefined();
  });

  it('never has a value whose life is zero or less', () => {
    const { store } = open();
    store.set('a', 1, 0);
    store.set('b', 1, -1);
    expect([store.get('a'), store.get('b')]).toEqual([undefined, undefined]);
  });

  it('takes a value for endless whose life has no end', () => {
    const { time, store } = open();
    store.set('a', 1, Number.POSITIVE_INFINITY);
    time.now = Number.MAX_SAFE_INTEGER;
    expect(store.get('a')).toBe(1);
  });

  it('leaves a value the life it has', () => {
    const { time, store } = open();
    store.set('a', 1, 5000);
    time.now += 3000;
    store.set('a', 2, 'left');
    store.set('b', 1, 'left');
    expect([store.get('a'), store.end('a'), store.end('b')]).toEqual([2, 1_005_000, undefined]);
    time.now += 2000;
    store.set('a', 3, 'left');
    expect([store.get('a'), store.end('a')]).toEqual([3, undefined]);
  });

  it('says when the life of a value ends, as long as it lives', () => {
    const { time, store } = open();
    store.set('a', 1, 5000);
    store.set('b', 1);
    expect([store.end('a'), store.end('b'), store.end('c')]).toEqual([1_005_000, undefined, undefined]);
    time.now += 5000;
    expect(store.end('a')).toBeUndefined();
  });

  it('gives a value that is set anew its own life', () => {
    const { time, store } = open();
    store.set('a', 1, 100);
    store.set('a', 2);
    time.now += 1000;
    expect(store.get('a')).toBe(2);
    store.set('a', 3, 100);
    time.now += 100;
    expect(store.get('a')).toBeUndefined();
  });

  it('reads anew what another tab has written', () => {
    const { slot, store } = open();
    store.set('a', 1);
    slot.text = '{"a":2,"b":3}';
    store.set('c', 4);
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([2, 3, 4]);
  });

  it('removes a value together with its end', () => {
    const { slot, store } = open();
    store.set('a', 1, 100);
    store.set('b', 2);
    store.remove('a');
    store.remove('never there');
    expect(JSON.parse(slot.text ?? '')).toEqual({ b: 2, __expiration: {} });
  });

  it.each(['', '{', 'null', '[]', '[1]', '"text"', '5', '{"__expiration":5}', '{"__expiration":null}'])(
    'takes %j for an empty store, and can be written to',
    (text) => {
      const { store } = open(text);
      expect(store.get('0')).toBeUndefined();
      expect(store.get('length')).toBeUndefined();
      store.set('a', 1);
      expect(store.get('a')).toBe(1);
    },
  );

  it.each(['"soon"', 'null', 'true', '{}'])('takes an end that is %s for none', (end) => {
    expect(open(`{"a":1,"__expiration":{"a":${end}}}`).store.get('a')).toBe(1);
  });

  it('does not hand out the ends as a value', () => {
    const { store } = open();
    store.set('a', 1, 100);
    expect(store.get('__expiration')).toBeUndefined();
  });

  it('has nothing under the names that every object has', () => {
    const { store } = open();
    store.set('a', 1);
    for (const key of ['toString', 'constructor', '__proto__']) expect(store.get(key)).toBeUndefined();
    store.set('__proto__', { evil: true });
    expect(store.get('__proto__')).toEqual({ evil: true });
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
  });

  it('does what a simple list of values with ends does', () => {
    const keys = fc.constantFrom('a', 'b', 'times', '0', 'constructor', '__proto__', '');
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('set' as const),
        key: keys,
        value: fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
        life: fc.option(fc.integer({ min: -5, max: 50 }), { nil: undefined }),
      }),
      fc.record({ kind: fc.constant('remove' as const), key: keys }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 30 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { time, store } = open();
        const model = new Map<string, { value: unknown; end: number }>();
        for (const each of steps) {
          if (each.kind === 'wait') time.now += each.ms;
          else if (each.kind === 'remove') {
            store.remove(each.key);
            model.delete(each.key);
          } else {
            const { key, value, life } = each;
            store.set(key, value, life);
            model.set(key, { value, end: life === undefined ? Number.POSITIVE_INFINITY : time.now + life });
          }
          for (const key of ['a', 'b', 'times', '0', 'constructor', '__proto__', '']) {
            const entry = model.get(key);
            expect(store.get(key)).toEqual(entry && entry.end > time.now ? entry.value : undefined);
          }
        }
      }),
    );
  });
});
