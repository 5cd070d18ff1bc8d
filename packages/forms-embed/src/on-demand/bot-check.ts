import { browserClock, type Disposer, guard, jsonObject, listen } from '@mountkit/core';
import { ownAddress } from '../dom/definition/own-address';
import { readAddress } from '../dom/definition/read-address';
import { chooseBotCheck } from '../dom/submission/choose-bot-check';
import type { FormContext } from '../form/form-context';
import type { Entry } from '../form/form-model';
import type { BotCheckPlace } from '../logic/bot-check/bot-check-address';
import type { BotCheckName } from '../logic/bot-check/bot-check-name';
import { captchaStatusOf, INITIAL_BOT_CHECK, reduceBotCheck } from '../logic/bot-check/bot-check-state';
import { siteKeyOf } from '../logic/bot-check/site-key';
import type { FullDefinition } from '../logic/definition/full-definition';
import { providerBase } from '../logic/definition/provider';
import { isBusy } from '../logic/state/form-state';
import type { FullStore } from '../logic/state/full-state';
import { createCell } from '../logic/state/store';
import { BOT_CHECK_ENGLISH } from '../logic/texts/english-bot-check';
import { createBotCheckArea } from '../ui/full/bot-check-area';
import type { Addition } from '../ui/full/full-model';
import type { BotCheckAdapter, BotCheckApi } from './bot-check/adapter';
import { createChallengeFocus } from './bot-check/challenge-focus';

/** Specification 2 section 9: how long the script, and an answer for a visitor, may take. Milliseconds. */
const TIME_OUT = 15_000;
const FAILURE = 'RECAPTCHA_VALIDATION_ERROR';

const ADAPTERS: Readonly<Record<BotCheckName, () => Promise<{ readonly ADAPTER: BotCheckAdapter }>>> = {
  recaptcha: () => import('./bot-check/recaptcha'),
  turnstile: () => import('./bot-check/turnstile'),
  hcaptcha: () => import('./bot-check/hcaptcha'),
  'proof-of-work': () => import('./bot-check/proof-of-work'),
};

/**
 * The human check of a form that asks for one: a chunk of its own. What its kind of check needs is loaded when a visitor
 * enters the form. Where it cannot be loaded the submission is sent without a token, and the server decides; where it
 * fails to judge, the visitor is asked to try again.
 *
 * @param document the definition as the provider sent it
 */
export function openBotCheck(context: FormContext, definition: FullDefinition, document: unknown): Addition {
  const { element, scope, settings, report, emit, setStatus, signal } = context;
  const choice = chooseBotCheck(context);
  const cell = createCell(INITIAL_BOT_CHECK, reduceBotCheck);
  const challenge = createChallengeFocus(element);
  let store: FullStore | undefined;
  let adapter: BotCheckAdapter | undefined;
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
    if (!waiting || signal.aborted) return;
    report(message, cause);
    settle(false);
    announceFailure(message);
  };

  /** Where the visitor is shown something: it is no longer the browser that takes its time. */
  const openChallenge = (place?: HTMLElement) => {
    if (signal.aborted) return;
    endWait();
    reveal();
    challenge.open(place);
  };
  /** Ends a wait without a report: a visitor may close a challenge. */
  const closeChallenge = () => {
    challenge.close();
    if (!waiting || signal.aborted) return;
    settle(false);
    announceFailure('the visitor has closed the challenge');
  };
  /** Shows the place of the check if anything is in it. */
  const reveal = () => container?.parentElement?.toggleAttribute('hidden', !container.hasChildNodes());

  const draw = (loaded: BotCheckApi, { testKey }: BotCheckAdapter) => {
    // Two loads may wait for one late script.
    if (!container || api || signal.aborted) return;
    const { botCheckKeys, locale } = settings();
    const usual = readAddress(settings()).env === 'qa' ? 'qa' : 'prod';
    const environment = navigator.webdriver ? 'automated' : usual;
    const { key, isNamed } = siteKeyOf(botCheckKeys, environment, choice.key);
    if (testKey && !isNamed) {
      report(
        `data-bot-check-keys has no key for ${environment}, expected one there or in data-bot-check-key: ` +
          'tokens are for tests only',
      );
    }
    const widgetId = loaded.render(container, {
      siteKey: key || testKey,
      locale,
      passed(token) {
        if (typeof token !== 'string' || !token || signal.aborted) return;
        cell.dispatch({ type: 'passed', token });
        challenge.close();
        settle(true);
      },
      expired: () => cell.dispatch({ type: 'expired' }),
      failed(cause) {
        challenge.close();
        fail('the bot check could not go on', cause);
      },
      opened: openChallenge,
      closed: closeChallenge,
    });
    api = loaded;
    scope.add(() =>
      guard(
        () => loaded.remove?.(widgetId),
        (cause) => report('the bot check could not be removed', cause),
      ),
    );
    reveal();
    cell.dispatch({ type: 'loaded', widgetId });
  };

  const placeOf = (): BotCheckPlace => {
    const address = readAddress(settings());
    return {
      src: ownAddress(context, 'botCheckSrc'),
      page: location.href,
      host: providerBase(address),
      portalId: address.portalId,
      formId: address.formId,
      countryCode: definition.countryCode,
      isEnterprise: jsonObject(jsonObject(document).gates).useRecaptchaEnterprise === true,
      locale: settings().locale,
    };
  };

  /** Loads what the check needs, and draws it. */
  const open = async (name: BotCheckName, miss: (message: string) => void) => {
    const { ADAPTER } = await ADAPTERS[name]();
    if (signal.aborted) return;
    adapter = ADAPTER;
    const place = placeOf();
    const claim = ADAPTER.load(place);
    if (!claim) {
      miss(`data-bot-check-src is ${JSON.stringify(place.src)}, expected an http or https address`);
      return;
    }
    scope.add(claim.release);
    draw(await claim.ready, ADAPTER);
  };

  const startLoading = (name: BotCheckName | null) =>
    new Promise<void>((resolve) => {
      const miss = (message: string, cause?: unknown) => {
        if (signal.aborted) return;
        if (name) report(message, cause);
        cell.dispatch({ type: 'timedOut' });
        emit('botCheckError', { code: FAILURE, message });
      };
      if (!name) {
        // It was reported when the form was opened.
        miss('there is no such bot check');
        resolve();
        return;
      }
      const endTime = scope.add(
        browserClock.after(TIME_OUT, () => {
          miss(`the bot check has not come in ${TIME_OUT} ms`);
          resolve();
        }),
      );
      // What is loaded later than that still counts.
      open(name, miss)
        .catch((cause) => miss('could not load the bot check', cause))
        .then(() => {
          endTime();
          resolve();
        });
    });
  const load = () => {
    loading ??= startLoading(choice.name);
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
    texts: { ...BOT_CHECK_ENGLISH, [FAILURE]: 'We could not verify that you are human. Please try again.' },
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
      return token ? (adapter?.entries ?? []).map((name) => ({ name, value: token })) : [];
    },
    freshen: (entries) =>
      new Promise((resolve) => {
        if (cell.get().status !== 'expired') return resolve(entries);
        const give = () => {
          stop();
          endTime();
          const { token } = cell.get();
          const isToken = ({ name }: Entry) => token !== '' && !!adapter?.entries.includes(name);
          resolve(entries.map((entry) => (isToken(entry) ? { ...entry, value: token } : entry)));
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
