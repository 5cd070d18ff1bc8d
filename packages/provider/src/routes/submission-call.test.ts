import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '../db/connect';
import { createTestApp, EMAIL_FORM, submit, submitPath } from '../testing/requests';

const brokenDatabase = {
  select: () => {
    throw new Error('secret of the database');
  },
} as unknown as Connection['db'];

describe('the submit call', () => {
  it('answers the preflight of any origin', async () => {
    const response = await createTestApp({ db: brokenDatabase }).request(submitPath(EMAIL_FORM), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('tells nothing of a fault inside but its id', async () => {
    const report = vi.fn();
    const broken = createTestApp({ db: brokenDatabase, report });
    const response = await submit(broken, EMAIL_FORM, { email: 'ada@example.com' });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text).formSubmissionError).toBe('SERVER_ERROR');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(report).toHaveBeenCalledOnce();
  });
});
