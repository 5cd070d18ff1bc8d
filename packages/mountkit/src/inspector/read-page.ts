import { mounted, reports } from '@mountkit/core';
import type { Mountkit } from '../loader/create-mountkit';

/** A row of the inspector: a name and its details. */
export interface Row {
  readonly title: string;
  readonly lines: readonly string[];
}

const placeOf = (element: Element | null | undefined) =>
  element ? `${element.localName}${element.id ? `#${element.id}` : ''}` : 'no element';

/** The mounted widgets, their settings, and why popups are shown or not. */
export function readMounted(mountkit: Mountkit): readonly Row[] {
  return [...mounted()].map(({ name, handle }) => {
    const { id, status, element } = handle as { id?: string; status?: string; element: HTMLElement | null };
    const settings = Object.entries(element?.dataset ?? {}).filter(([key]) => key !== 'mountkit');
    const verdicts = (name === 'popup' && mountkit.popups?.explain(id ?? '')) || [];
    return {
      title: `${name} ${id ?? ''}: ${status} on ${placeOf(element)}`,
      lines: [
        ...settings.map(([key, value]) => `${key}: ${value}`),
        ...verdicts.map(({ rule, passes, reason }) => `${passes ? 'passes' : 'blocks'} ${rule}: ${reason}`),
      ],
    };
  });
}

/** The reports. */
export const readProblems = (): readonly Row[] => [...reports().told.keys()].map((title) => ({ title, lines: [] }));

/** Our requests (scripts, fetches, pictures), with their bytes. */
export function readRequests(base: string, provider = ''): readonly Row[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ours = entries.filter(({ name }) => [base, provider].some((start) => start && name.startsWith(start)));
  const total = ours.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const rows = ours.map(({ name, encodedBodySize, duration }) => ({
    title: `${name.split(/[?#]/)[0]?.split('/').slice(-2).join('/')}: ${encodedBodySize} bytes, ${Math.round(duration)} ms`,
    lines: [],
  }));
  return [{ title: `${ours.length} requests, ${total} bytes`, lines: [] }, ...rows];
}
