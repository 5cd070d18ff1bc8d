import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../testing/page';
import { report } from './reporter';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  resetPage();
  warn.mockClear();
});

afterAll(() => {
  warn.mockRestore();
});

describe('report', () => {
  it('tells a message with its cause in the console', () => {
    const cause = new Error('why');
    report('it broke', cause);
    report('it broke without a cause');
    expect(warn.mock.calls).toEqual([['mountkit: it broke', cause], ['mountkit: it broke without a cause']]);
  });

  it('makes an error of what blocks something', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    report('no form', undefined, 'error');
    expect(error.mock.calls).toEqual([['mountkit: no form']]);
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('tells the same message once, also with another cause', () => {
    report('it broke', 1);
    report('it broke', 2);
    report('it broke');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('tells 50 distinct messages and then falls silent', () => {
    for (let count = 1; count <= 60; count++) report(`message ${count}`);
    expect(warn).toHaveBeenCalledTimes(50);
    expect(warn).toHaveBeenLastCalledWith('mountkit: message 50');
  });

  it('counts a message that is told again only once among the 50', () => {
    for (let count = 0; count < 100; count++) report('the same');
    for (let count = 1; count <= 60; count++) report(`message ${count}`);
    expect(warn).toHaveBeenCalledTimes(50);
  });
});
