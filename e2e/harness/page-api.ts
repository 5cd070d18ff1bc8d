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

interface CartApi extends FormsApi {
  control(element: Element): { add(data: Record<string, string>): void; refresh(): Promise<void> } | undefined;
}

interface StickyApi extends FormsApi {
  mountMotion: FormsApi['mount'];
  mountScrollTop: FormsApi['mount'];
  mountLazy: FormsApi['mount'];
}

/** A rule or a trigger of the page. */
type Extension<Answer> = (
  settings: Readonly<Record<string, unknown>>,
  popup: { id: string; element: HTMLElement },
) => Answer;

interface PopupsApi extends FormsApi {
  mountOffCanvas: FormsApi['mount'];
  open(id: string): void;
  close(id: string): void;
  isOpen(id: string): boolean;
  runAction(name: string, settings?: Record<string, string>): boolean;
  explain(id: string): readonly { rule: string; passes: boolean; reason: string }[];
  registerRule(name: string, check: Extension<boolean | { passes: boolean; reason: string }>): void;
  registerTrigger(
    name: string,
    start: (fire: () => void, ...given: Parameters<Extension<void>>) => (() => void) | undefined,
  ): void;
}

/** The families of page-widgets: each mounts several names of one registry. */
interface FamilyApi extends FormsApi {
  mountAccordion: FormsApi['mount'];
  mountCounter: FormsApi['mount'];
  mountPlaylist: FormsApi['mount'];
  mountPosts: FormsApi['mount'];
  open(items: readonly object[], options?: object): Promise<{ close(): void } | undefined>;
}

interface PageMountkit {
  readonly version: string;
  readonly widgets?: Readonly<Record<string, FamilyApi | undefined>>;
  readonly forms?: FormsApi;
  readonly links?: LinksApi;
  readonly cart?: CartApi;
  readonly product?: FormsApi;
  readonly checkout?: FormsApi;
  readonly sticky?: StickyApi;
  readonly popups?: PopupsApi;
  readonly filters?: FormsApi;
  readonly q: { push(run: (mountkit: PageMountkit) => void): void };
  scan(root?: ParentNode & Node): () => void;
  load(name: 'forms'): Promise<FormsApi>;
  load(name: 'links'): Promise<LinksApi>;
  load(name: 'cart'): Promise<CartApi>;
  load(name: 'sticky'): Promise<StickyApi>;
  load(name: 'popups'): Promise<PopupsApi>;
  load(name: 'filters'): Promise<FormsApi>;
  load(
    name: 'carousel' | 'video' | 'lightbox' | 'gallery' | 'disclosure' | 'floating' | 'menu' | 'page' | 'reveal',
  ): Promise<FamilyApi>;
  on(event: string, listener: (detail: EventDetail) => void): () => void;
  readonly consent: { set(stated: Record<string, boolean>): void };
  removeAll(): void;
}

declare global {
  interface Window {
    mountkit: PageMountkit;
  }
}
