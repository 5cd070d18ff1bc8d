import type { SentDefinition } from './any-definition';

/** A definition on trial. */
interface Trial extends SentDefinition {
  /** Where the rest that a form asks for is found. */
  readonly provider: string;
  /** How long a form may take until it is ready or has failed: milliseconds. */
  readonly patience: number;
}

/**
 * Mounts a form with a definition on `#here` and unmounts it; answers what went wrong, in words. It is sent to the page
 * as text, so it uses nothing from outside itself.
 */
export async function tryDefinition({ json, isKnotted, provider, patience }: Trial): Promise<string[]> {
  const wrong: string[] = [];
  const look = () => ({
    html: document.documentElement.outerHTML,
    sheets: document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(window).join(),
  });
  const before = look();

  // Each message is told once a page, and so many in all: what earlier definitions said must not keep this one quiet.
  const page = globalThis as unknown as Record<symbol, Map<string, { told: Map<string, unknown> }> | undefined>;
  page[Symbol.for('mountkit.v1')]?.get('reports')?.told.clear();
  const told: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (first: unknown) => void told.push(`${first}`);
  const thrown = (event: ErrorEvent) => wrong.push(`thrown: ${event.message}`);
  const rejected = (event: PromiseRejectionEvent) => wrong.push(`rejected: ${event.reason}`);
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', rejected);

  const definition = JSON.parse(json);
  if (isKnotted) {
    const field = definition?.form?.formFieldGroups?.[0]?.fields?.[0];
    if (Object(field) === field) field.dependentFieldFilters = [{ dependentFormField: field, filters: [] }];
  }
  const failures: string[] = [];
  const stop = window.mountkit.on('forms:renderError', ({ code, message }) => failures.push(`${code}: ${message}`));
  const options = { portalId: '1', formId: '5eed0000-0000-4000-8000-000000000001', emailCheck: 'off' };
  const handle = window.mountkit.forms?.mount('#here', { ...options, provider, fontsSrc: provider, definition });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = await Promise.race([
    handle?.ready.then(
      () => 'ready',
      (failure) => `error ${failure.code}: ${failure.message}`,
    ),
    new Promise<string>((resolve) => {
      timer = setTimeout(resolve, patience, 'neither ready nor failed');
    }),
  ]);
  clearTimeout(timer);

  const { status } = handle ?? { status: 'not mounted' };
  if (status !== 'ready' && status !== 'error') wrong.push(`status ${status}, ${end}`);
  if (status === 'error') {
    const [failure = ''] = failures;
    if (failures.length !== 1 || end !== `error ${failure}`) wrong.push(`${end}, but told: ${failures.join(' | ')}`);
    const message = failure.slice(failure.indexOf(' ') + 1);
    const reports = told.filter((text) => text === `mountkit: form #here: ${message}`);
    if (!message || reports.length !== 1) wrong.push(`${failure}: reported ${reports.length} times`);
  } else if (failures.length > 0 || !document.querySelector('#here form'))
    wrong.push(`ready, but ${failures.join(' | ')}`);
  handle?.unmount();

  // What the form has put off by a task or a frame would show itself now.
  await new Promise(requestAnimationFrame);
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve));
  const after = look();
  if (after.html !== before.html) wrong.push(`left in the page: ${after.html}`);
  if (after.sheets !== before.sheets) wrong.push('left a style sheet');
  if (after.globals !== before.globals) wrong.push(`new on window: ${after.globals.replace(before.globals, '')}`);

  stop();
  Object.assign(console, { warn, error });
  removeEventListener('error', thrown);
  removeEventListener('unhandledrejection', rejected);
  return wrong;
}
