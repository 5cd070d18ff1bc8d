import type { AppEnv } from '@mountkit/provider';
import type { Hono } from 'hono';
import { EMAIL_FORM, PORTAL } from './requests';

/** A route as the application has it. */
export interface TestedRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its pattern, as in `/product/:slug/`. */
  path: string;
}

/** What a parameter of a path has to be for its route to go on. */
const parameters: Readonly<Record<string, string>> = {
  portalId: String(PORTAL),
  formId: EMAIL_FORM,
  formGuid: EMAIL_FORM,
  file: `${EMAIL_FORM}.json.gz`,
  namespace: 'mountkit',
  id: '10001',
  slug: 'x',
  fault: 'nonsense',
  who: 'ada@example.com',
};

/** What addresses may say behind the question mark, of all routes. */
const queryNames = [
  ...['sh0p115-product_cat', 'fr0nt8-pa_colour', 'b10g300-category'].map((name) => `e-filter-${name}`),
  ...['e-page-sh0p115', 'e-page-b10g300', 'orderby', 'dialect'],
  ...['key', 'email', 'formId', 'portalId', 'days', 'form', 'limit', 'hutk', 'allowUnpublished', 'platform'],
  ...['redirect', 'redirectFields', 'resub_form_name', 'resub_form_address', 'message', 'count', 'locale', 'kind'],
  ...['_wpnonce', 'quantity', 'attribute_size', 'render', 'hl', 'expires', 'k', 'action'],
];
const soleQueryNames = ['undo_item', 'remove_item', 'add-to-cart', 'dismiss-coming-soon', 'filter.category', 'wc-ajax'];

/** Every route of the application that answers by itself. */
export function listRoutes(app: Hono<AppEnv>): TestedRoute[] {
  const routes = app.routes.flatMap(({ method, path }): TestedRoute[] => {
    if (method === 'ALL') return path.endsWith('.php') ? [{ method: 'POST', path }] : [];
    return [{ method: method as TestedRoute['method'], path }];
  });
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

/** An address of a route, with `values` in the place of its parameters; the rest of a wildcard is `*`. */
export function addressOfRoute({ path }: TestedRoute, values: Readonly<Record<string, string>> = {}): string {
  const all = { ...parameters, ...values };
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => all[name] ?? 'x').replace('*', all['*'] ?? 'x');
}

/** Addresses of a route with `value` in each of its parameters, one at a time, and in all that it may be asked. */
export function addressesOf(route: TestedRoute, value: string): string[] {
  const names = [...route.path.matchAll(/:(\w+)|\*/g)].map(([whole, name]) => name ?? whole);
  const plain = addressOfRoute(route);
  return [
    ...names.map((name) => addressOfRoute(route, { [name]: value })),
    `${plain}?${queryNames.map((name) => `${name}=${value}`).join('&')}`,
    // Each by itself where another would be answered before it is read.
    ...soleQueryNames.map((name) => `${plain}?${name}=${value}`),
  ];
}
