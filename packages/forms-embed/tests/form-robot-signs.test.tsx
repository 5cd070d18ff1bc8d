import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { findViolations } from '../src/testing/find-violations';
import { openForm, page, readSubmission } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const trap = () => document.querySelector<HTMLInputElement>('input[name=website]') as HTMLInputElement;

async function submit(options: Partial<FormOptions>, meanwhile: () => void = () => {}) {
  const form = await openForm(options);
  await form.user.type(page.field('Email'), 'a@b.co');
  meanwhile();
  await form.user.click(page.button());
  return readSubmission(await form.submission(0));
}

describe('the field that people do not see', () => {
  it('is neither seen, nor heard, nor reached, nor filled in by the browser', async () => {
    const { user } = await openForm({ honeypot: true });
    const { style } = trap().parentElement as HTMLElement;
    expect([style.position, style.insetInlineStart]).toEqual(['absolute', '-9999px']);
    expect(trap().closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap().autocomplete).toBe('off');
    await user.click(page.field('Email'));
    await user.tab();
    expect(document.activeElement).toBe(page.button());
    expect(await findViolations()).toEqual([]);
  });

  it('is told empty, and is no value of the form', async () => {
    const { entries, context } = await submit({ honeypot: true });
    expect(context.honeypotFilled).toBe(false);
    expect(entries).toEqual([['email', 'a@b.co']]);
    expect(trap().form).toBeNull();
  });

  it('is told filled, and holds nobody up', async () => {
    const { context } = await submit({ honeypot: true }, () => {
      trap().value = 'https://spam.example';
    });
    expect(context.honeypotFilled).toBe(true);
  });

  it('is not there, and not told of, where nobody asks for it', async () => {
    const { context } = await submit({ keepValues: false });
    expect(trap()).toBeNull();
    expect(Object.keys(context)).not.toContain('honeypotFilled');
    expect(Object.keys(context)).not.toContain('timeGate');
  });
});

describe('the time that filling takes', () => {
  it.each([
    [2999, false],
    [3000, true],
  ])('of %i ms against 3000 is told as passed: %s', async (elapsed, passed) => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { context } = await submit({ timeGate: 3000 }, () => {
      now += elapsed;
    });
    expect(context.timeGate).toEqual({ required: 3000, elapsed, passed });
    expect(reports).toEqual([]);
  });
});
