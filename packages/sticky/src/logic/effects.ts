import { isJsonObject, type Json, jsonObject } from '@mountkit/core/logic';
import type { Interactions } from '../settings/motion-settings';

/** An effect and its settings. */
export interface Effect {
  readonly name: string;
  /** The speed, or for opacity and blur the level. */
  readonly amount: number;
  readonly direction: string;
  /** Percent. */
  readonly start: number;
  readonly end: number;
}

/** A setting that cannot be used as an effect. */
export interface EffectProblem {
  readonly path: string;
  readonly expected: string;
}

/** The page builder's defaults: facts, part B. */
const AMOUNTS = {
  scroll: { translateXY: 4, translateX: 4, translateY: 4, opacity: 10, blur: 7, rotate: 1, rotateZ: 1, scale: 4 },
  mouseMove: { translateXY: 1, translateX: 1, translateY: 1, tilt: 4 },
} as const;

/** A number, digits, or `{size}`; undefined where it is none. */
const readNumber = (raw: unknown): number | undefined => {
  const value = isJsonObject(raw) ? raw.size : raw;
  return value === '' || value === null || !Number.isFinite(Number(value)) ? undefined : Number(value);
};

const percent = (raw: unknown, fallback: number) => Math.min(100, Math.max(0, readNumber(raw) ?? fallback));

/** Reads the effects of one kind of interaction, and lists what cannot be used. */
export function readEffects(
  interactions: Interactions,
  kind: keyof typeof AMOUNTS,
): { effects: readonly Effect[]; problems: readonly EffectProblem[] } {
  const effects: Effect[] = [];
  const problems: EffectProblem[] = [];
  const amounts: Readonly<Record<string, number>> = AMOUNTS[kind];
  for (const [name, raw] of Object.entries(jsonObject(interactions[kind]))) {
    const path = `interactions.${kind}.${name}`;
    if (raw === false || raw === null || raw === '' || raw === 'no') continue;
    if (!Object.hasOwn(amounts, name)) {
      problems.push({ path, expected: `one of ${Object.keys(amounts)}` });
      continue;
    }
    const effect: Json = jsonObject(raw);
    const key = /opacity|blur/.test(name) ? 'level' : 'speed';
    const amount = effect[key] === undefined ? amounts[name] : readNumber(effect[key]);
    // Only a scale has two ways to go: a negative one makes smaller.
    const isNegative = name !== 'scale' && Number(amount) < 0;
    if (amount === undefined || isNegative) {
      problems.push({ path: `${path}.${key}`, expected: isNegative ? 'a number that is not negative' : 'a number' });
      continue;
    }
    const range = jsonObject(effect.affectedRange ?? effect.range);
    const start = percent(range.start, 0);
    effects.push({
      name,
      amount,
      direction: typeof effect.direction === 'string' ? effect.direction : '',
      start,
      end: Math.max(start, percent(range.end, 100)),
    });
  }
  return { effects, problems };
}
