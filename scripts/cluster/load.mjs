import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How often a submission is tried, and how long it waits in between: longer than a failover takes. */
const TRIES = 60;
const WAIT_MS = 1000;
const ATTEMPT_MS = 25_000;

/**
 * Sends submissions until it is stopped, some at once and each until it is acknowledged, as a widget does: a repetition
 * has the same correlationId. Answers { sent, stop }: of each its id, when it was begun and acknowledged, and how often
 * it was tried.
 */
export function startLoad(address, { atOnce, perSecond }) {
  const sent = [];
  let isStopped = false;

  async function sendOne() {
    const one = { id: randomUUID(), began: performance.now(), acknowledged: null, tries: 0 };
    sent.push(one);
    while (one.acknowledged === null && one.tries < TRIES) {
      one.tries += 1;
      if (await isTaken(address, one.id)) one.acknowledged = performance.now();
      else await pause(WAIT_MS);
    }
  }

  async function work() {
    while (!isStopped) {
      const began = performance.now();
      await sendOne();
      await pause(Math.max(0, (1000 * atOnce) / perSecond - (performance.now() - began)));
    }
  }

  const working = Promise.all(Array.from({ length: atOnce }, work));
  return {
    sent,
    async stop() {
      isStopped = true;
      await working;
    },
  };
}

async function isTaken(address, id) {
  const body = new FormData();
  body.set('email', `${id}@shop.example`);
  body.set('hs_context', JSON.stringify({ correlationId: id, pageUrl: 'https://shop.example/contact' }));
  try {
    const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(ATTEMPT_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** What a fault has done to the submissions between two moments: how many, the longest wait, and how many tries. */
export function judge(sent, { from, to }) {
  const during = sent.filter(
    ({ began, acknowledged }) => began <= to && (acknowledged ?? Number.POSITIVE_INFINITY) >= from,
  );
  const waits = during.map(({ began, acknowledged }) => (acknowledged ?? Number.POSITIVE_INFINITY) - began);
  return {
    submissions: during.length,
    'longest wait s': Number((Math.max(0, ...waits) / 1000).toFixed(1)),
    'tried again': during.filter(({ tries }) => tries > 1).length,
    'most tries': Math.max(0, ...during.map(({ tries }) => tries)),
  };
}
