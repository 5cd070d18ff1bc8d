import { createDisposer, type Disposer, guard, type MountError, report, shared } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';
import { installHbspt, serveCalls } from './calls';
import { createForm } from './create-form';
import { markFrames } from './mark-frames';
import { startNewerRegistry } from './newer-registry';

/**
 * The dialect `hubspot`: pages written for the incumbent's script work as they are. `hbspt.forms.create` and its
 * callbacks, the newer registry with its window events, and the elements of the newer embed code.
 */
export function startHubspot(mountkit: Mountkit): Disposer {
  const scope = createDisposer((error) => report('a clean-up threw', error));
  const state = shared('dialect-hubspot', () => ({ isStarted: false }));
  // Several tags may ask for it.
  if (state.isStarted) return scope;
  state.isStarted = true;
  let isGone = false;
  scope.add(() => {
    isGone = true;
    state.isStarted = false;
  });
  installHbspt();
  scope.add(markFrames());
  mountkit.load('forms').then(
    (forms) => {
      if (isGone) return;
      scope.add(startNewerRegistry(mountkit, forms));
      scope.add(serveCalls((call) => createForm(forms, call)));
      drainReadyQueue();
    },
    ({ message, cause }: MountError) => report(`the dialect hubspot: ${message}`, cause, 'error'),
  );
  return scope;
}

/** Pages of the incumbent's CMS queue functions to be called when its script has loaded. */
function drainReadyQueue(): void {
  const page = window as { hsFormsOnReady?: unknown };
  const run = (ready: unknown) =>
    guard(
      () => typeof ready === 'function' && ready(),
      (error) => report('hsFormsOnReady threw', error),
    );
  const waiting = Array.isArray(page.hsFormsOnReady) ? page.hsFormsOnReady : [];
  page.hsFormsOnReady = { push: (...more: unknown[]) => more.forEach(run) };
  waiting.forEach(run);
}
