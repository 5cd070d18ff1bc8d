import { describe, expect, it } from 'vitest';
import { holdBody } from './hold-body';
import { TooSlow } from './read-body';

const headers = new Headers();
const PATIENCE_MS = 30_000;

async function* piecesOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function read(pieces: AsyncIterable<Uint8Array> | null): Promise<string> {
  let text = '';
  for await (const piece of pieces ?? []) text += Buffer.from(piece).toString();
  return text;
}

describe('a held body', () => {
  it('that is short can be read again', async () => {
    const { pieces, isWhole } = await holdBody({ headers, pieces: piecesOf('ab', 'c') }, 3, PATIENCE_MS);
    expect(isWhole).toBe(true);
    expect([await read(pieces), await read(pieces)]).toEqual(['abc', 'abc']);
  });

  it('that is long can be read once, to its end', async () => {
    const { pieces, isWhole } = await holdBody({ headers, pieces: piecesOf('ab', 'cd', 'ef') }, 3, PATIENCE_MS);
    expect(isWhole).toBe(false);
    expect(await read(pieces)).toBe('abcdef');
  });

  it('that breaks off does so whenever it is read', async () => {
    const broken = async function* () {
      yield* piecesOf('ab');
      throw new Error('gone');
    };
    const { pieces } = await holdBody({ headers, pieces: broken() }, 3, PATIENCE_MS);
    for (const _ of ['first', 'again']) await expect(read(pieces)).rejects.toThrow('gone');
  });

  it('that does not end in time is too slow', async () => {
    const never = async function* () {
      yield* piecesOf('ab');
      await new Promise(() => undefined);
    };
    const { pieces } = await holdBody({ headers, pieces: never() }, 3, 1);
    await expect(read(pieces)).rejects.toBeInstanceOf(TooSlow);
  });
});
