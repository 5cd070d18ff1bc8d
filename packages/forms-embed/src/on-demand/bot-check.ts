import { browserClock, type Disposer, guard, jsonObject, listen } from '@mountkit/core';
import { ownAddress } from '../dom/definition/own-address';
import { readAddress } from '../dom/definition/read-address';
import { type BotCheckApi, loadBotCheck, ONLOAD } from '../dom/submission/load-bot-check';
import type { FormContext } from '../form/form-context';
import { botCheckAddress, siteKeyOf } from '../logic/bot-check/bot-check-address';
import { captchaStatusOf, INITIAL_BOT_CHECK, reduceBotCheck } from '../logic/bot-check/bot-check-state';
import type { FullDefinition } from '../logic/definition/full-definition';
import { isBusy } from '../logic/state/form-state';
import type { FullStore } from '../logic/state/full-state';
import { createCell } from '../logic/state/store';
import { createBotCheckArea } from '../ui/full/bot-check-area';
import type { Addition } from '../ui/full/full-model';

/** Specification 2 section 9: how long the script, and an answer for a visitor, may take. Milliseconds. */
const TIME_OUT = 15_000;
const FAILURE = 'RECAPTCHA_VALIDATION_ERROR';
const ENTRY = 'g-recaptcha-response';

/**
 * The human check of a form that asks for one, invisible but for its badge: a chunk of its own. Its script is fetched
 * when a visitor enters the form. Where the script cannot be loaded the submission is sent without a token, and the server
 * decides; where the provider fails to judge, the visitor is asked to try again.
 *
 * @param document the definition as the provider sent it
 */
export function openBotCheck(context: FormContext, definition: FullDefinition, document: unknown): Addition {
  const { element, scope, settings, report, emit, setStatus, signal } = context;
  const cell = createCell(INITIAL_BOT_CHECK, reduceBotCheck);
  let store: FullStore | undefined;
  let api: BotCheckApi | undefined;
  let container: HTMLElement | null = null;
  let loading: Promise<void> | undefined;
  /** Ends the wait of a submission: true sends it. */
  let waiting: ((goesOn: boolean) => void) | null = null;
  let endWait: Disposer = () => {};
  let isSent = false;

  const showBusy = () => {
    setStatus('busy');
    store?.form.dispatch({ type: 'requested' });
  };
  const settle = (goesOn: boolean) => {
    if (!waiting) return;
    const resolve = waiting;
    waiting = null;
    endWait();
    setStatus('ready');
    store?.form.dispatch({ type: 'reset' });
    resolve(goesOn);
  };
  const announceFailure = (message: string) => {
    emit('botCheckError', { code: FAILURE, message });
    setStatus('ready');
    store?.form.dispatch({ type: 'failed', failure: { type: FAILURE, message: '' } });
  };
  const fail = (message: string, cause?: unknown) => {
    if (!waiting) return;
    report(message, cause);
    settle(false);
    announceFailure(message);
  };

  const draw = (loaded: BotCheckApi) => {
    if (!container || signal.aborted) return;
    const { botCheckKeys, locale } = settings();
    const usual = readAddress(settings()).env === 'qa' ? 'qa' : 'prod';
    const environment = navigator.webdriver ? 'automated' : usual;
    const { key, isNamed } = siteKeyOf(botCheckKeys, environment);
    if (!isNamed) report(`data-bot-check-keys has no key for ${environment}: tokens are for tests only`);
    const widgetId = loaded.render(container, {
      sitekey: key,
      size: 'invisible',
      badge: 'inline',
      hl: locale,
      callback(token) {
        if (typeof token !== 'string' || !token || signal.aborted) return;
        cell.dispatch({ type: 'passed', token });
        settle(true);
      },
      'expired-callback': () => cell.dispatch({ type: 'expired' }),
      'error-callback': () => fail('the bot check could not go on'),
    });
    api = loaded;
    container.parentElement?.removeAttribute('hidden');
    cell.dispatch({ type: 'loaded', widgetId });
  };

  const startLoading = async () => {
    const { locale } = settings();
    const src = ownAddress(context, 'botCheckSrc');
    const { countryCode } = definition;
    const isEnterprise = jsonObject(jsonObject(document).gates).useRecaptchaEnterprise === true;
    const address = botCheckAddress({ src, page: location.href, countryCode, isEnterprise, locale, onload: ONLOAD });
    const miss = (message: string, cause?: unknown) => {
      if (signal.aborted) return;
      report(message, cause);
      cell.dispatch({ type: 'timedOut' });
      emit('botCheckError', { code: FAILURE, message });
    };
    if (!address) {
      miss(`data-bot-check-src is ${JSON.stringify(src)}, expected an http or https address`);
      return;
    }
    const { ready, release } = loadBotCheck(address);
    scope.add(release);
    await new Promise<void>((resolve) => {
      const endTime = scope.add(
        browserClock.after(TIME_OUT, () => {
          miss(`the bot check has not come in ${TIME_OUT} ms`);
          resolve();
        }),
      );
      // A script that is loaded later than that still counts.
      ready
        .then(draw)
        .catch((cause) => miss('could not load the bot check', cause))
        .then(() => {
          endTime();
          resolve();
        });
    });
  };
  const load = () => {
    loading ??= startLoading();
    return loading;
  };

  /** Asks the provider for a token, anew where it was asked before. */
  const execute = (failed: (cause: unknown) => void) => {
    const { widgetId, status } = cell.get();
    if (!api || widgetId === null) return;
    const { execute, reset } = api;
    guard(() => {
      if (status !== 'loaded') reset(widgetId);
      cell.dispatch({ type: 'invoked' });
      Promise.resolve(execute(widgetId)).catch(failed);
    }, failed);
  };
  const invoke = () => {
    endWait();
    showBusy();
    endWait = scope.add(
      // A visitor may still be busy with it: a token that comes later sends the form.
      browserClock.after(TIME_OUT, () => announceFailure(`the bot check has not answered in ${TIME_OUT} ms`)),
    );
    execute((cause) => fail('the bot check could not begin', cause));
  };

  /** The provider's answer was no good, or has been used: the next submission asks anew. */
  const resetWidget = () => {
    const { widgetId } = cell.get();
    if (widgetId === null) loading = undefined;
    else
      guard(
        () => api?.reset(widgetId),
        (cause) => report('the bot check could not begin anew', cause),
      );
    cell.dispatch({ type: 'reset' });
  };

  const ends = ['focusin', 'pointerdown'].map((name) => scope.add(listen(element, name, () => begin())));
  const begin = () => {
    for (const end of ends) end();
    void load();
  };

  return {
    // As in `failure-english.ts`, which comes with a visitor.
    texts: { [FAILURE]: 'We could not verify that you are human. Please try again.' },
    join(joined) {
      store = joined;
      scope.add(
        joined.form.subscribe(() => {
          const { requested, failure } = joined.form.get();
          if (!isSent || requested || !failure) return;
          isSent = false;
          resetWidget();
        }),
      );
    },
    before() {
      if (waiting) {
        if (cell.get().status === 'invoked') invoke();
        return Promise.resolve(false);
      }
      // Nobody waits for a token: the submission itself is on its way, or has arrived.
      if (store && isBusy(store.form.get())) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting = resolve;
        showBusy();
        begin();
        void load().then(() => {
          if (/passed|loadTimeout/.test(cell.get().status)) settle(true);
          else invoke();
        });
      });
    },
    entries() {
      isSent = true;
      const { token } = cell.get();
      return token ? [{ name: ENTRY, value: token }] : [];
    },
    freshen: (entries) =>
      new Promise((resolve) => {
        if (cell.get().status !== 'expired') return resolve(entries);
        const give = () => {
          stop();
          endTime();
          const { token } = cell.get();
          resolve(
            token ? entries.map((entry) => (entry.name === ENTRY ? { ...entry, value: token } : entry)) : entries,
          );
        };
        const endTime = scope.add(browserClock.after(TIME_OUT, give));
        const stop = cell.subscribe(() => cell.get().token && give());
        execute(give);
      }),
    facts: () => ({ captchaStatus: captchaStatusOf(cell.get()) }),
    End: createBotCheckArea((next) => {
      container = next;
    }),
  };
}
