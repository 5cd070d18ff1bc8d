import type { Channel, Message } from './remote';

// What Playwright has behind a WebKit that is not of its own making; nothing public leads to it.

/** A channel to the inspector, numbered and with answers. */
export interface Session {
  on<Told>(event: string, listen: (told: Told) => void): void;
  send<T>(method: string, params?: object): Promise<T>;
}
export interface Connection {
  readonly outerSession: Session;
}

/** How long an action may take. */
export interface Progress {
  race<T>(promise: Promise<T>): Promise<T>;
}

export interface InnerContext {
  evaluate<Given, T>(run: (given: Given) => T, given: Given): Promise<T>;
}
export interface InnerFrame {
  readonly _id: string;
  url(): string;
  mainContext(): Promise<InnerContext>;
  innerText(...given: unknown[]): Promise<string>;
}

export interface InnerPage {
  readonly delegate: PageDelegate;
  emulatedSize(): { readonly viewport: Size } | undefined;
  mainFrame(): InnerFrame;
  readonly frameManager: {
    mainFrame(): InnerFrame;
    frameLifecycleEvent(frameId: string, state: 'domcontentloaded' | 'load'): void;
  };
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keys and text as they come from Playwright. */
export interface RawKeyboard {
  keydown(progress: Progress, modifiers: ReadonlySet<string>, name: string, key: KeyDescription): Promise<void>;
  keyup(progress: Progress, modifiers: ReadonlySet<string>, name: string, key: KeyDescription): Promise<void>;
  sendText(progress: Progress, text: string): Promise<void>;
}
export interface KeyDescription {
  readonly key: string;
}
export interface RawMouse {
  move(progress: Progress, x: number, y: number): Promise<void>;
  down(progress: Progress, x: number, y: number, button: Button): Promise<void>;
  up(progress: Progress, x: number, y: number, button: Button): Promise<void>;
  wheel(
    progress: Progress,
    x: number,
    y: number,
    buttons: unknown,
    modifiers: unknown,
    ...by: [number, number]
  ): Promise<void>;
}
export type Button = 'left' | 'middle' | 'right';

/** What does for a page what its engine has ways for. */
export interface PageDelegate {
  readonly _page: InnerPage;
  readonly _session: Session;
  readonly rawKeyboard: RawKeyboard;
  readonly rawMouse: RawMouse;
  waitForInitialized(): Promise<void>;
  deepestFocusedFrame(progress: Progress): Promise<InnerFrame>;
  updateEmulatedViewportSize(): Promise<void>;
  readonly _requestIdToRequest: ReadonlyMap<string, { readonly request: { isNavigationRequest(): boolean } }>;
  _setSession(session: Session): void;
  _onFrameNavigated(frame: { readonly parentId?: string; readonly loaderId: string }, isInitial: boolean): void;
  _onLoadingFailed(session: Session, failure: { readonly requestId: string; readonly errorText: string }): void;
  navigateFrame(frame: InnerFrame, url: string): Promise<{ newDocumentId?: string }>;
  _onFrameNavigatedWithinDocument(frameId: string, url: string): void;
  bringToFront(): Promise<void>;
  setInputFilePaths(progress: Progress, field: FieldHandle, paths: readonly string[]): Promise<void>;
  closePage(): Promise<void>;
  didClose(): void;
}

export interface FieldHandle {
  evaluate<T>(run: (field: HTMLInputElement) => T | Promise<T>): Promise<T>;
}
export type RouteHandler = (route: { abort(reason: string): Promise<void> }) => void;

export interface InnerBrowserContext {
  _options: ContextOptions;
  _isPersistentContext: boolean;
  initialize(): Promise<void>;
  possiblyUninitializedPages(): InnerPage[];
  doCreateNewPage(): Promise<InnerPage>;
  doClose(): Promise<void>;
  doUpdateOffline(): Promise<void>;
  addRequestInterceptor(progress: Progress, handler: RouteHandler): Promise<void>;
  removeRequestInterceptor(handler: RouteHandler): Promise<void>;
  doGrantPermissions(): Promise<void>;
}
export interface ContextOptions {
  readonly viewport?: Size;
  readonly javaScriptEnabled?: boolean;
  readonly offline?: boolean;
}

export interface InnerBrowser {
  readonly options: {
    browserProcess: { close(): Promise<void>; kill(): Promise<void> };
    readonly protocolLogger: unknown;
    readonly browserLogsCollector: unknown;
  };
  readonly _context: InnerBrowserContext & { readonly constructor: new (browser: InnerBrowser) => InnerBrowserContext };
  _firstTab(): {
    readonly connection: {
      readonly constructor: new (channel: Channel, onClose: () => void, log: unknown, collector: unknown) => Connection;
    };
    readonly page: PageDelegate & {
      readonly constructor: new (context: InnerBrowserContext, session: Session) => PageDelegate;
    };
  };
  contexts(): InnerBrowserContext[];
  doCreateNewContext(options: ContextOptions): Promise<InnerBrowserContext>;
}

/** Answers as a page that is empty: Playwright connects to one page at first, and tests make their own. */
export function createEmptyPage(): Channel {
  const say = (message: Message) => queueMicrotask(() => channel.onmessage?.(message));
  const channel: Channel = {
    open: () => say({ method: 'Target.targetCreated', params: { targetInfo: { targetId: 'none', type: 'page' } } }),
    send({ id, method, params }) {
      say({ ...(id && { id }), result: {} });
      if (method !== 'Target.sendMessageToTarget') return;
      const asked = JSON.parse((params as { message: string }).message) as Message;
      const frameTree = { frame: { id: 'none', loaderId: 'none', url: 'about:blank' } };
      const message = JSON.stringify({ id: asked.id, result: { frameTree, result: {} } });
      say({ method: 'Target.dispatchMessageFromTarget', params: { targetId: 'none', message } });
    },
    close: () => channel.onclose?.(),
  };
  return channel;
}
