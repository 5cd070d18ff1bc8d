import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 400;
const RETRY_MS = 1000;
const ATTEMPT_MS = 25_000;
const STORE = '/wp-json/wc/store/v1';

/**
 * Some visitors who each change the quantity in their basket, always to a higher one, and try each change until it is
 * acknowledged. Answers { baskets, stop }: of each basket what was acknowledged last, how many changes that are, what
 * was wrong with answers (a basket that went back), and what is in it at the end.
 */
export function startBaskets(site, { count, productId }) {
  let isStopped = false;
  const baskets = Array.from({ length: count }, () => ({ acknowledged: 0, changes: 0, longestMs: 0, problems: [] }));

  async function work(basket) {
    const call = openVisitor(site);
    await keepTrying(() => call('/cart'));
    let cart = await keepTrying(() => call('/cart/add-item', { id: productId, quantity: 1 }));
    // An answer that was lost may have added one more: what is there is where the visitor begins.
    cart = await keepTrying(() => call('/cart'));
    basket.acknowledged = cart.items[0].quantity;
    const { key } = cart.items[0];
    while (!isStopped) {
      const before = quantityOf(await keepTrying(() => call('/cart')));
      if (before !== basket.acknowledged) basket.problems.push(`${before} in place of ${basket.acknowledged}`);
      const quantity = basket.acknowledged + 1;
      const began = performance.now();
      const after = await keepTrying(() => call('/cart/update-item', { key, quantity }));
      if (quantityOf(after) !== quantity) basket.problems.push(`answered ${quantityOf(after)} to ${quantity}`);
      basket.longestMs = Math.max(basket.longestMs, performance.now() - began);
      basket.acknowledged = quantity;
      basket.changes += 1;
      await pause(PAUSE_MS);
    }
    basket.final = quantityOf(await keepTrying(() => call('/cart')));
  }

  const working = Promise.all(baskets.map(work));
  // What it rejects with is told to whoever stops it.
  working.catch(() => undefined);
  return {
    baskets,
    async stop() {
      isStopped = true;
      await working;
    },
  };
}

const quantityOf = ({ items }) => items[0]?.quantity ?? 0;

/** Whether the baskets have what was acknowledged, in words; for each basket that does not. */
export function judgeBaskets(baskets) {
  return baskets.flatMap(({ acknowledged, final, problems }, index) => [
    ...problems.map((problem) => `basket ${index + 1}: ${problem}`),
    ...(final === acknowledged ? [] : [`basket ${index + 1}: ${final} at the end, ${acknowledged} acknowledged`]),
  ]);
}

async function keepTrying(ask) {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await pause(RETRY_MS);
  }
}

/** Calls of one visitor; a refusal is a fault of the test. */
function openVisitor(site) {
  const cookies = new Map();
  let nonce = '';
  return async function call(path, body) {
    const answer = await fetch(site + STORE + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        nonce,
      },
      signal: AbortSignal.timeout(ATTEMPT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    nonce = answer.headers.get('nonce') ?? nonce;
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return read;
  };
}
