import { addScript, type Disposer, shared } from '@mountkit/core';

/** The script that all forms of the page are waiting for. */
interface Loading<Api> {
  readonly ready: Promise<Api>;
  /** Takes the script out of the page. */
  readonly leave: Disposer;
  users: number;
}

interface Slot<Api> {
  loading?: Loading<Api> | undefined;
}

/** A form's claim on a provider's script. */
export interface ScriptClaim<Api> {
  /** Rejects if the script cannot be loaded; it has no time-out of its own. */
  readonly ready: Promise<Api>;
  /** The form waits no longer; the script is removed with the last one. */
  readonly release: Disposer;
}

/** Puts the script into the page; it is needed there until it has run. */
function startLoading<Api>(slot: Slot<Api>, address: string, onload: string, find: () => Api | null): Loading<Api> {
  const page = window as unknown as Record<string, unknown>;
  const script = addScript(address);
  const leave = () => {
    script.remove();
    delete page[onload];
    slot.loading = undefined;
  };
  const ready = new Promise<Api>((resolve, reject) => {
    page[onload] = () => {
      const api = find();
      leave();
      if (api) resolve(api);
      else reject(new Error(`${address} contains no bot check`));
    };
    script.onerror = () => {
      leave();
      reject(new Error(`could not load ${address}`));
    };
  });
  return { ready, leave, users: 0 };
}

/**
 * Loads a provider's script, once for all forms of the page; after a failure the next call tries again. One that a page
 * has loaded itself is used too.
 *
 * @param address null answers null
 * @param onload what the script calls when it is ready; the name exists only while the script is loading
 * @param find the script's names in the page; null if they are not there
 */
export function claimScript<Api>(
  address: string | null,
  onload: string,
  find: () => Api | null,
): ScriptClaim<Api> | null {
  if (!address) return null;
  const here = find();
  if (here) return { ready: Promise.resolve(here), release() {} };
  const slot = shared<Slot<Api>>(onload, () => ({}));
  slot.loading ??= startLoading(slot, address, onload, find);
  const { loading } = slot;
  loading.users++;
  let isReleased = false;
  return {
    ready: loading.ready,
    release() {
      if (isReleased) return;
      isReleased = true;
      loading.users--;
      if (loading.users === 0 && slot.loading === loading) loading.leave();
    },
  };
}
