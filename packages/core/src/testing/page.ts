import { vi } from 'vitest';

/** An empty page on which no copy of mountkit has been yet, in a visit that has just begun. */
export function resetPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  renewPage();
}

/** The same in the visit that goes on: what the browser stores is still there. */
export function renewPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('mountkit.v1'));
  document.body.replaceChildren();
  document.title = '';
  // jsdom constructs style sheets, but has no place to adopt them.
  document.adoptedStyleSheets = [];
}

/** Puts markup into the page and answers its first element. */
export function putMarkup(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.body.lastElementChild as HTMLElement;
}

/** Keeps reports off the console; the answer is the list of what is reported from now on. */
export function watchReports(): readonly string[] {
  const reports: string[] = [];
  for (const severity of ['warn', 'error'] as const) {
    vi.spyOn(console, severity).mockImplementation((message) => reports.push(`${message}`.replace(/^mountkit: /, '')));
  }
  return reports;
}

/** Lets promises and mutation observers have their turn; no time passes. */
export async function settleMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
