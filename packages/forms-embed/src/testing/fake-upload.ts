import { vi } from 'vitest';

/** One upload under way, and how to move it on. Its answer is that of the request of the same number in `fetch`. */
export interface FakeUpload {
  /** Whether its progress is watched. */
  readonly isWatched: () => boolean;
  readonly isAborted: () => boolean;
  /** So many bytes have been sent. */
  progress(loaded: number, total: number): void;
  /** All bytes have been sent. */
  sent(): void;
}

/** Puts an `XMLHttpRequest` into the page that sends by the page's `fetch`, which is a test's own. */
export function fakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload: Partial<Record<'onprogress' | 'onload', (event: object) => void>> = {};
      status = 0;
      responseText = '';
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      readonly #abort = new AbortController();
      readonly #headers: Record<string, string> = {};
      #url = '';

      open(_method: string, url: string) {
        this.#url = url;
      }

      setRequestHeader(name: string, value: string) {
        this.#headers[name] = value;
      }

      send(body: FormData) {
        const { upload } = this;
        const { signal } = this.#abort;
        uploads.push({
          isWatched: () => !!upload.onprogress,
          isAborted: () => signal.aborted,
          progress: (loaded, total) => upload.onprogress?.({ loaded, total }),
          sent: () => upload.onload?.({}),
        });
        fetch(this.#url, { method: 'POST', body, headers: this.#headers, keepalive: false, signal }).then(
          async (response) => {
            this.status = response.status;
            this.responseText = await response.text();
            this.onload?.();
          },
          () => (signal.aborted ? this.onabort?.() : this.onerror?.()),
        );
      }

      abort() {
        this.#abort.abort();
      }
    },
  );
  return uploads;
}
