import type { Disposer } from '@mountkit/core';
import { ACTION, readAction } from '../logic/action';
import { act } from './act';
import { whenParsed } from './page-layers';
import { withPart } from './parts';

const LINKS = `[href^="${ACTION}"]`;

/** Does what links of the page say, also of those that appear later, and once what the page's address says. */
export function followLinks(): Disposer {
  const abort = new AbortController();
  const { signal } = abort;
  const press = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.(LINKS);
    const action = !event.defaultPrevented && link && readAction(link.getAttribute('href') ?? '');
    if (action && act(action, link)) event.preventDefault();
  };
  document.addEventListener('click', press, { signal });
  // One task later the other elements of the page are mounted, too.
  const follow = () => withPart('actions', ({ followAddress }) => followAddress(LINKS));
  if (location.hash.startsWith(ACTION)) whenParsed(() => setTimeout(() => signal.aborted || follow()), signal);
  return () => abort.abort();
}
