import { describe, expect, it } from 'vitest';
import { pressIn } from './modes';

describe('pressIn', () => {
  it.each([
    ['live', false, 'send'],
    ['cms-module', false, 'send'],
    ['video', false, 'send'],
    ['test', false, 'show'],
    ['preview', false, 'show'],
    ['live', true, 'show'],
    ['builder', false, 'nothing'],
    ['cms-editor', false, 'nothing'],
    ['cms-editor', true, 'nothing'],
  ] as const)('mode %s, previewMode %j: %s', (mode, previewMode, press) =>
    expect(pressIn({ mode, previewMode })).toBe(press),
  );
});
