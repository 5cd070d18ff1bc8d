import type { TestVisitor } from './visitor';

/** Somebody who has an account from the start. */
export const manager = { username: 'manager@example.com', password: 'moss-and-kiln' };

/** The page of the account, as this visitor sees it. */
export const accountOf = async (visitor: TestVisitor) => (await visitor.get('/my-account/')).text();

/** Opens the page of the account, and sends one of its forms: `login`, `register` or `logout`. */
export async function sendAccount(
  visitor: TestVisitor,
  action: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const html = await accountOf(visitor);
  const nonce = new RegExp(`name="woocommerce-${action}-nonce" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return visitor.post('/my-account/', { [`woocommerce-${action}-nonce`]: nonce, [action]: '1', ...fields });
}
