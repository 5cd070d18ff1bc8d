import { type Disposer, guard, openPart, readCookies, report } from '@mountkit/core';
import type { OwnSettings } from '../../../dom/own-extensions';
import {
  checkAddress,
  checkBasket,
  checkCampaign,
  checkLanguage,
  checkReferrer,
  checkStored,
} from '../../../logic/further-rules';
import { checkWindow } from '../../../logic/time-window';
import type { Verdict } from '../../../logic/verdict';
import { basketOf } from './basket-slot';

/** A display rule that is there for pages to use. */
interface ReadyRule {
  check(settings: OwnSettings): Verdict;
  /** Follows what it depends on. */
  watch?(changed: () => void, report: (message: string) => void): Disposer;
}

const withBasket = openPart(() => import('./watch-basket'), 'the basket of a rule', { report });

/** The value of a cookie; undefined where there is none. */
function readCookie({ name }: OwnSettings): string | undefined {
  const entry = readCookies()
    .split('; ')
    .find((each) => each.startsWith(`${name}=`));
  const value = entry?.slice(`${name}=`.length);
  // One that somebody has encoded wrongly is taken as it is.
  return value === undefined ? undefined : (guard(() => decodeURIComponent(value)) ?? value);
}

/** What is stored in the browser under a name; undefined where there is nothing, or storage is refused. */
function readStored({ name, kind }: OwnSettings): string | undefined {
  try {
    return (kind === 'session' ? sessionStorage : localStorage).getItem(`${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export const READY_RULES: Readonly<Record<string, ReadyRule>> = {
  address: { check: (settings) => checkAddress(settings, location.href) },
  utm: { check: (settings) => checkCampaign(settings, location.href) },
  referrer: { check: (settings) => checkReferrer(settings, document.referrer) },
  cookie: { check: (settings) => checkStored(settings, readCookie(settings)) },
  storage: { check: (settings) => checkStored(settings, readStored(settings)) },
  language: { check: (settings) => checkLanguage(settings, navigator.languages) },
  window: { check: (settings) => checkWindow(settings, Date.now()) },
  basket: {
    check: (settings) => checkBasket(settings, basketOf().basket),
    watch(changed) {
      // Fetched only where a popup asks for it.
      let isOver = false;
      let stop = () => {};
      void withBasket(({ watchBasket }) => {
        if (!isOver) stop = watchBasket(changed);
      });
      return () => {
        isOver = true;
        stop();
      };
    },
  },
};
