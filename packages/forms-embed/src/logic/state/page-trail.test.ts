import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOwn, readTrail, showPage, stepsBack, turnPage, writeTrail } from './page-trail';

const HERE = '/here?a=1';
const EMPTY = readTrail(null, HERE);

describe('a trail', () => {
  it('is read as it was written, beside what the page keeps', () => {
    const trail = turnPage(showPage(EMPTY, 'a', 0), { by: 'a', from: 0 }, 2);
    const state = writeTrail({ theirs: 1 }, HERE, trail);
    expect(state).toMatchObject({ theirs: 1 });
    expect(readTrail(structuredClone(state), HERE)).toEqual({ pages: { a: 2 }, turns: [{ by: 'a', from: 0 }] });
  });

  it('is not that of an entry with another address', () => {
    const state = writeTrail(null, HERE, showPage(EMPTY, 'a', 1));
    expect(readTrail(state, '/there')).toEqual(EMPTY);
  });

  it('is not written where copying would change what the page keeps', () => {
    for (const state of ['text', 7, true, ['list'], new Map(), new Date()])
      expect(writeTrail(state, HERE, EMPTY)).toBeNull();
  });

  it('is read from anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (pages, turns) => {
        const trail = readTrail({ mountkitForms: { address: HERE, pages, turns } }, HERE);
        expect(Object.values(trail.pages).every(Number.isInteger)).toBe(true);
        expect(trail.turns.every(({ by, from }) => typeof by === 'string' && Number.isInteger(from))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readTrail(state, HERE)).toEqual(EMPTY);
      }),
    );
  });

  it('leads back to every page that a form was on, as long as no other form was turned', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 6 }), fc.boolean(), (visited, isOtherTurned) => {
        let trail = showPage(EMPTY, 'a', 9);
        let page = 9;
        for (const next of visited) {
          trail = turnPage(trail, { by: 'a', from: page }, next);
          page = next;
        }
        if (isOtherTurned) trail = turnPage(trail, { by: 'b', from: 0 }, 1);
        expect(countOwn(trail, (by) => by === 'a')).toBe(isOtherTurned ? 0 : visited.length);
        for (const before of [9, ...visited].slice(0, -1)) {
          const back = stepsBack(trail, 'a', before);
          if (isOtherTurned) expect(back).toBe(0);
          else expect([9, ...visited].at(-1 - back)).toBe(before);
        }
        expect(stepsBack(trail, 'a', 77)).toBe(0);
      }),
    );
  });
});
