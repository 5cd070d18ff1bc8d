import type { PageDelegate, Session } from './inside';
import type { MiniBrowser, Window } from './mini-browser';

/** Lets a page go to addresses as if they were typed, into other processes too. */
export function navigateByAutomation(page: PageDelegate, mini: MiniBrowser, { handle }: Window): void {
  let arrive = (_loader: string) => {};
  page.navigateFrame = async (frame, url) => {
    if (url.includes('#') && url.split('#')[0] === frame.url().split('#')[0]) {
      await (await frame.mainContext()).evaluate((url) => location.assign(url), url);
      page._onFrameNavigatedWithinDocument(frame._id, url);
      return {};
    }
    const loader = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    await mini.automate('Automation.navigateBrowsingContext', { handle, url, pageLoadStrategy: 'None' });
    return { newDocumentId: await loader };
  };

  const { _onFrameNavigated: onNavigated, _onLoadingFailed: onFailed } = page;
  page._onFrameNavigated = (frame, isInitial) => {
    onNavigated.call(page, frame, isInitial);
    if (!frame.parentId && !isInitial) arrive(frame.loaderId);
  };
  // A page that goes on in a process of its own is told as one that was cancelled in the process before.
  page._onLoadingFailed = (session, failure) => {
    const request = page._requestIdToRequest.get(failure.requestId)?.request;
    if (request?.isNavigationRequest() && /cancelled/.test(failure.errorText)) return;
    onFailed.call(page, session, failure);
  };

  // Playwright hears of the page's own `load` only; frames are told as having stopped.
  const { _setSession: setSession } = page;
  page._setSession = (session) => {
    setSession.call(page, session);
    leaveFailed(session);
    session.on<{ frameId: string }>('Page.frameStoppedLoading', ({ frameId }) => {
      const { frameManager } = page._page;
      if (frameId === frameManager.mainFrame()._id) return;
      for (const state of ['domcontentloaded', 'load'] as const) frameManager.frameLifecycleEvent(frameId, state);
    });
  };
}

/** Answers no request that has failed meanwhile, as when a page is left: WebKit ends with the page that is asked to go on with it. */
function leaveFailed(session: Session): void {
  const failed = new Set<unknown>();
  session.on<{ requestId: string }>('Network.loadingFailed', ({ requestId }) => failed.add(requestId));
  const { send } = session;
  session.send = async <T>(method: string, params: { requestId?: string } = {}) => {
    if (method.startsWith('Network.intercept')) {
      // What came together with the request is heard first.
      await new Promise(setImmediate);
      if (failed.has(params.requestId)) return {} as T;
    }
    return send.call<Session, [string, object], Promise<T>>(session, method, params);
  };
}
