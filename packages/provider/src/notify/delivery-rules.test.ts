import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDue, judgeAttempt, LONGEST_WAIT, readStatus, waitAfter } from './delivery-rules';

const rules = { firstSeconds: 30, attempts: 8 };
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const failed = { kind: 'failed', answer: '' } as const;

describe('the wait after an attempt', () => {
  it('is four times as long each time, up to half a day', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfter(attempts, rules, 0));
    expect(waits).toEqual([30, 120, 480, 1920, 7680, 30_720, LONGEST_WAIT]);
  });

  it('never shrinks, and is never more than a tenth longer than its rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fraction, (attempts, random) => {
        const wait = waitAfter(attempts, rules, random);
        expect(wait).toBeGreaterThanOrEqual(waitAfter(attempts, rules, 0));
        expect(wait).toBeLessThanOrEqual(LONGEST_WAIT * 1.1);
        expect(waitAfter(attempts + 1, rules, 0)).toBeGreaterThanOrEqual(waitAfter(attempts, rules, 0));
      }),
    );
  });
});

describe('an attempt', () => {
  it.each([
    ['accepted', 'sent'],
    ['skipped', 'skipped'],
    ['refused', 'dead'],
  ] as const)('that was %s makes it %s', (kind, state) => {
    expect(judgeAttempt({ kind, answer: '' }, { attempts: 1, rules, random: 0 })).toEqual({ state });
  });

  it('that failed is made again, as often as the rules say and no more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fraction,
        (attempts, most, random) => {
          const { state } = judgeAttempt(failed, { attempts, rules: { ...rules, attempts: most }, random });
          expect(state).toBe(attempts < most ? 'waiting' : 'dead');
        },
      ),
    );
  });

  it('waits as long as the receiver asks, but no longer than half a day', () => {
    const judge = (afterSeconds: number) =>
      judgeAttempt({ ...failed, afterSeconds }, { attempts: 1, rules, random: 0 });
    expect(judge(5)).toEqual({ state: 'waiting', seconds: 30 });
    expect(judge(600)).toEqual({ state: 'waiting', seconds: 600 });
    expect(judge(999_999_999)).toEqual({ state: 'waiting', seconds: LONGEST_WAIT });
  });
});

describe('an answer of HTTP', () => {
  it.each([
    [200, 'accepted'],
    [204, 'accepted'],
    [301, 'failed'],
    [404, 'failed'],
    [410, 'refused'],
    [500, 'failed'],
  ])('%i is %s', (status, kind) => {
    expect(readStatus(status, { answer: 'x' }).kind).toBe(kind);
  });

  it('says when to come back', () => {
    expect(readStatus(429, { answer: '', retryAfter: '90' })).toMatchObject({ afterSeconds: 90 });
    expect(readStatus(429, { answer: '', retryAfter: 'soon' })).toMatchObject({ afterSeconds: undefined });
  });
});

describe('what is begun next', () => {
  const due = fc.array(fc.record({ id: fc.uuid(), notificationId: fc.constantFrom('a', 'b', 'c'), dueAt: fc.nat() }), {
    maxLength: 40,
  });
  const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(3)).map((each) => new Map(Object.entries(each)));

  it('is never more than there is room for, in all and of one receiver, and leaves no room unused', () => {
    fc.assert(
      fc.property(due, counts, fc.nat(10), fc.nat(4), (all, underWay, most, mostOfOne) => {
        const chosen = chooseDue(all, { most, mostOfOne, underWay });
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(most);
        const total = new Map(underWay);
        for (const { id, notificationId } of all) {
          if (chosen.includes(id)) total.set(notificationId, (total.get(notificationId) ?? 0) + 1);
        }
        for (const [name, count] of total) {
          expect(count).toBeLessThanOrEqual(Math.max(mostOfOne, underWay.get(name) ?? 0));
        }
        const left = all.filter(({ id }) => !chosen.includes(id));
        const isFull = chosen.length === most;
        expect(isFull || left.every(({ notificationId }) => (total.get(notificationId) ?? 0) >= mostOfOne)).toBe(true);
      }),
    );
  });

  it('is what has been due for longest', () => {
    const all = [3, 1, 2].map((dueAt) => ({ id: String(dueAt), notificationId: 'a', dueAt }));
    expect(chooseDue(all, { most: 2, mostOfOne: 5, underWay: new Map() })).toEqual(['1', '2']);
  });
});
