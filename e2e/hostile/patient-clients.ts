import { randomUUID } from 'node:crypto';
import { PORTAL, seededForm } from '../harness/markup';
import type { MortalServer } from './mortal-server';

/** Takes an email and a file, `cv`. */
const FORM = seededForm(1);
const SUBMIT = `/submissions/v3/public/submit/formsnext/multipart/${PORTAL}/${FORM}/json`;

/** What the server has acknowledged: the same names and contents have to be there in the end. */
export interface Acknowledged {
  readonly correlationId: string;
  readonly email: string;
  readonly file: string;
}

/** An answer of the server, or null where it died on the way: the caller asks again. */
async function ask(server: MortalServer, path: string, init: RequestInit = {}) {
  const url = await server.address();
  try {
    const response = await fetch(url + path, init);
    const text = await response.text();
    if (response.status < 500) return { status: response.status, text };
  } catch {
    // Refused, or cut off.
  }
  return null;
}

/** Sends one submission as the widget does: again with the same correlation id until it is acknowledged. */
export async function submitUntilHeard(server: MortalServer): Promise<Acknowledged> {
  const correlationId = randomUUID();
  const sent = {
    correlationId,
    email: `ada+${correlationId}@example.org`,
    file: `CV of ${correlationId}\n`.repeat(50),
  };
  const body = new FormData();
  body.set('email', sent.email);
  body.set('cv', new Blob([sent.file]), 'cv.txt');
  body.set('hs_context', JSON.stringify({ correlationId }));
  for (;;) {
    const answer = await ask(server, SUBMIT, { method: 'POST', body });
    if (answer?.status === 200) return sent;
    if (answer) throw new Error(`a submission was answered with ${answer.status}: ${answer.text}`);
  }
}

/** A visitor of the shop, who knows what has to be in the basket. */
export interface BasketVisitor {
  /** Adds one piece. An answer that does not come leaves open whether it was added: then the visitor looks. */
  addOne(): Promise<void>;
  /** What the basket holds now, and what it has to hold. */
  compare(): Promise<{ readonly held: number; readonly expected: number }>;
}

/** Opens a basket. */
export async function openBasket(server: MortalServer, productId: string): Promise<BasketVisitor> {
  const response = await fetch(`${await server.address()}/shop/`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await response.text();
  let expected = 0;

  const count = async (): Promise<number> => {
    const answer = await ask(server, '/wp-json/wc/store/v1/cart', { headers: { cookie } });
    if (!answer) return count();
    const { items } = JSON.parse(answer.text) as { items: { quantity: number }[] };
    return items.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  return {
    async addOne() {
      const body = new URLSearchParams({ product_id: productId, quantity: '1' });
      const answer = await ask(server, '/?wc-ajax=add_to_cart', { method: 'POST', headers: { cookie }, body });
      if (answer && !answer.text.includes('"fragments"')) throw new Error(`the basket refused: ${answer.text}`);
      if (answer || (await count()) > expected) expected++;
    },
    compare: async () => ({ held: await count(), expected }),
  };
}

/** A product of which the shop has so many pieces: one that it refuses would prove nothing. */
export async function findPlentiful(server: MortalServer, quantity: number): Promise<string> {
  const url = await server.address();
  const shop = await (await fetch(`${url}/shop/`)).text();
  for (const [, id = ''] of shop.matchAll(/data-product_id="(\d+)"/g)) {
    const body = new URLSearchParams({ product_id: id, quantity: `${quantity}` });
    const answer = await fetch(`${url}/?wc-ajax=add_to_cart`, { method: 'POST', body });
    if ((await answer.text()).includes('"fragments"')) return id;
  }
  throw new Error(`the shop has no product with ${quantity} pieces`);
}
