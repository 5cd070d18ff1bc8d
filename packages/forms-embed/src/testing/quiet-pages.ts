import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetPage, watchReports } from '../../../core/src/testing/page';
import { registry } from '../index';

/** Gives each test of a file a fresh page, on which nothing may be reported. */
export function openQuietPages(): void {
  let reports: readonly string[];

  beforeEach(() => {
    resetPage();
    reports = watchReports();
  });

  afterEach(() => {
    expect(reports).toEqual([]);
    registry.removeAll();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
