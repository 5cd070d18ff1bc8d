import { browserClock, type Disposer, request } from '@mountkit/core';
import { challengeAddress } from '../../logic/bot-check/bot-check-address';
import { proofText, readChallenge } from '../../logic/bot-check/proof-of-work';
import { type BotCheckAdapter, type BotCheckApi, ENTRY, type WidgetParameters } from './adapter';
import { solveChallenge } from './solve-challenge';

/** Fetches challenges from an address and solves them, until the signal is aborted. */
function createProver(address: string, signal: AbortSignal) {
  const fetchChallenge = async () => {
    const { ok, status, json } = await request(address, { signal, cache: 'no-store' });
    const challenge = ok ? readChallenge(json) : null;
    if (!challenge) throw new Error(`${address} answered ${status}, expected a challenge`);
    return challenge;
  };
  return async () => {
    const challenge = await fetchChallenge();
    const proof = solveChallenge(challenge, signal).then((number) => btoa(proofText(challenge, number)));
    return { proof, life: challenge.expires * 1000 };
  };
}

type Work = Awaited<ReturnType<ReturnType<typeof createProver>>>;

/**
 * A proof of work, which needs nobody but the forms host: the browser finds a number that a server can check at a glance.
 * It begins when the visitor enters the form, so that it is usually found before they submit it; nothing of it is seen.
 */
function createApi(start: () => Promise<Work>, first: Work): BotCheckApi & { readonly stop: Disposer } {
  let work: Work | undefined;
  let parameters: WidgetParameters | undefined;
  let isGiven = false;
  /** Only the last call of `execute` is answered. */
  let round = 0;
  let endLife: Disposer = () => {};

  const take = (next: Work) => {
    work = next;
    isGiven = false;
    // The next call of `execute` tries another one.
    next.proof.catch(() => {
      if (work === next) work = undefined;
    });
    endLife();
    endLife = browserClock.after(next.life, () => {
      work = undefined;
      if (isGiven) parameters?.expired();
    });
  };
  take(first);
  return {
    render(_, given) {
      parameters = given;
      return 0;
    },
    async execute() {
      const own = ++round;
      if (!work) take(await start());
      const proof = await work?.proof;
      // Another call has begun, or the form is gone.
      if (own !== round) return;
      isGiven = true;
      parameters?.passed(proof);
    },
    reset() {
      round++;
      // What has been sent is used; what nobody has seen yet is still good.
      if (isGiven) work = undefined;
    },
    stop: () => endLife(),
  };
}

export const ADAPTER: BotCheckAdapter = {
  entries: ['altcha', ENTRY],
  testKey: '',
  load(place) {
    const address = challengeAddress(place);
    if (!address) return null;
    const end = new AbortController();
    const start = createProver(address, end.signal);
    let stop: Disposer = () => {};
    const ready = start().then((first) => {
      const api = createApi(start, first);
      stop = api.stop;
      if (end.signal.aborted) stop();
      return api;
    });
    return {
      ready,
      release() {
        end.abort();
        stop();
      },
    };
  },
};
