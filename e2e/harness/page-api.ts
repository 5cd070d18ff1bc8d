/** The global as pages use it: what the contract promises, not what the source happens to have. */
export interface PageHandle {
  readonly id: string;
  readonly instanceId: string;
  readonly element: HTMLElement | null;
  readonly status: string;
  readonly ready: Promise<PageHandle>;
  on(event: string, listener: (detail: EventDetail) => void): () => void;
  update(options: Record<string, unknown>): void;
  unmount(): void;
}

/** What every event carries. */
export interface EventDetail {
  readonly id: string;
  readonly instanceId: string;
  readonly [more: string]: unknown;
}

interface PageRegistry {
  get(id: string): PageHandle | undefined;
  getByInstanceId(instanceId: string): PageHandle | undefined;
  getByElement(element: Element, name?: string): PageHandle | undefined;
  all(): readonly PageHandle[];
  onReady(listener: (handle: PageHandle) => void): () => void;
  onRenderError(listener: (handle: PageHandle, error: { code: string }) => void): () => void;
  removeAll(): void;
}

interface FormsApi {
  mount(target: Element | string, options?: Record<string, unknown>): PageHandle;
  readonly registry: PageRegistry;
}

interface LinksApi {
  mountSignupLink: FormsApi['mount'];
  mountViralLink: FormsApi['mount'];
  readonly registry: PageRegistry;
}

interface PageMountkit {
  readonly version: string;
  readonly forms?: FormsApi;
  readonly links?: LinksApi;
  readonly q: { push(run: (mountkit: PageMountkit) => void): void };
  scan(root?: ParentNode & Node): () => void;
  load(name: 'forms'): Promise<FormsApi>;
  load(name: 'links'): Promise<LinksApi>;
  on(event: string, listener: (detail: EventDetail) => void): () => void;
  removeAll(): void;
}

declare global {
  interface Window {
    mountkit: PageMountkit;
  }
}
