/** @jsxImportSource hono/jsx */

import { Document, type PageContext, SiteFrame, toDocument } from '@mountkit/provider/kit';
import { type Payment, totalOf } from '../shop/test-payment';

/** The page of a provider, on which one would pay. */
export function renderTestPayment({ payment, ...ctx }: PageContext & { payment: Payment }): string {
  const { item, amount, quantity, tax, shipping } = payment;
  return toDocument(
    <Document title="Test provider · mountkit" description="Nothing is paid here." sheets={['panel']} look="mountkit">
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>Pay {amount === null ? 'as much as you like' : totalOf(payment)}</h1>
          <p>This page plays a provider of payments. Nothing is paid here.</p>
          <ul>
            <li>
              {quantity} × {item || 'something'}
            </li>
            <li>Tax: {tax} %</li>
            <li>Shipping: {shipping}</li>
          </ul>
          <p>
            <a class="button" href="/widgets/#payment">
              Back to the shop
            </a>
          </p>
        </section>
      </SiteFrame>
    </Document>,
  );
}

/** What a network shows of a post, in a frame. */
export function renderTestPost(): string {
  return toDocument(
    <Document title="A post" description="A post of a network that does not exist." look="mountkit">
      <main id="content" class="wrap">
        <h1>The kiln is open</h1>
        <p>Forty bowls, one crack, no tears. Come and see them on Saturday.</p>
      </main>
    </Document>,
  );
}
