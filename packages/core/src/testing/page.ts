import { vi } from 'vitest';

/** An empty page without a copy of mountkit, in a new visit. */
export function resetPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  renewPage();
}

/** The same in the current visit: the browser's storage is kept. */
export function renewPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('mountkit.v1'));
  document.body.replaceChildren();
  document.title = '';
  // jsdom constructs style sheets, but cannot adopt them.
  document.adoptedStyleSheets = [];
}

/** Puts markup into the page and returns its first element. */
export function putMarkup(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement;
}

/** Keeps reports off the console; returns the list of all reports from now on. */
export function watchReports(): readonly string[] {
  const reports: string[] = [];
  for (const severity of ['warn', 'error'] as const) {
    vi.spyOn(console, severity).mockImplementation((message) => reports.push(`${message}`.replace(/^mountkit: /, '')));
  }
  return reports;
}

/** Runs pending promises and mutation observers; no time passes. */
export async function settleMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
