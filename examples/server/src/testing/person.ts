import type { AppEnv, Database } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import { counters, emailOptOuts } from '@mountkit/provider/schema';
import type { Hono } from 'hono';
import { examples } from './products';
import { CONTACT_FORM, PORTAL, submit, submitPath } from './requests';
import { callShop, newVisitor } from './visitor';

/** Somebody who uses forms and the shop. */
interface Somebody {
  name: string;
  email: string;
  hutk: string;
}

export const somebody = (name: string, digit: string): Somebody => ({
  name,
  email: `${name}@private.example`,
  hutk: digit.repeat(32),
});

async function inputsOn(visitor: ReturnType<typeof newVisitor>, path: string, names: readonly string[]) {
  const html = await (await visitor.get(path)).text();
  return Object.fromEntries(
    names.map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '']),
  );
}

interface Server {
  app: Hono<AppEnv>;
  db: Database;
}

/** Leaves everything behind that a person can leave; answers the path of the page of an order. */
export async function leaveTraces({ app, db }: Server, { name, email, hutk }: Somebody): Promise<string> {
  const context = { hutk, pageUrl: `https://shop.example/?who=${email}` };
  await submit(app, CONTACT_FORM, { firstname: name, lastname: name, email: email.toUpperCase() }, context);
  const others = {
    '0-2/domain': `${name}.example`,
    'TICKET.subject': name,
    'FEEDBACK_SUBMISSION.hs_negative_follow_up': name,
  };
  await submit(app, seededGuid(8), { email, ...others }, context);
  const body = new FormData();
  body.set('email', email);
  body.set('cv', new File([name], `${name}.txt`));
  await app.request(submitPath(seededGuid(1)), { method: 'POST', body });
  const report = `/embed/v3/error.gif?portalId=${PORTAL}&formId=${CONTACT_FORM}`;
  await app.request(`${report}&message=${encodeURIComponent(`no mail for ${email}`)}`);
  await app.request(`${report}&message=broken-${name.length}&url=${encodeURIComponent(`?t=${hutk}`)}`);
  // As an earlier version has counted it.
  await db.insert(counters).values({ key: `seen:${hutk}`, count: 1 });
  await db.insert(emailOptOuts).values({ portalId: PORTAL, email });
  const query = `portalId=${PORTAL}&formId=${CONTACT_FORM}`;
  await app.request(`/emailcheck/v1/form-resubscribe?${query}`, { method: 'POST', body: email });

  const visitor = newVisitor(app);
  await visitor.post('/my-account/', {
    ...(await inputsOn(visitor, '/my-account/', ['woocommerce-register-nonce'])),
    ...{ register: '', reg_email: email, reg_name: name, reg_password: 'a long password' },
  });
  await callShop(visitor, 'add_to_cart', { product_id: String(examples.simple.id) });
  const ordered = await visitor.post('/checkout/', {
    ...(await inputsOn(visitor, '/checkout/', ['woocommerce-process-checkout-nonce', 'cart_hash'])),
    ...{ billing_first_name: name, billing_last_name: name, billing_email: email, billing_country: 'GB' },
    ...{ billing_address_1: `${name} street`, billing_postcode: 'x', billing_city: name, order_comments: name },
    wc_order_attribution_user_agent: `${name}'s browser`,
  });
  await callShop(visitor, 'add_to_cart', { product_id: String(examples.another.id) });
  return ordered.headers.get('location') ?? '';
}
