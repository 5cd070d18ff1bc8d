import { ADDED_CALL, API_CALLS, type ApiCall } from './api-calls';
import { type Access, ROUTE_ACCESS } from './route-access';

const FAILURES: Readonly<Record<number, string>> = {
  400: 'The request makes no sense.',
  401: 'There is no key or session.',
  403: 'The key or role is not good for this.',
  404: 'There is no such thing.',
  409: 'Somebody else has saved it meanwhile.',
  422: 'It cannot be done with this.',
};

/** The description of every call below `/admin/api/`, by OpenAPI 3.1. `added` names the lists of an application. */
export function describeApi(added: Readonly<Record<string, Access>> = {}) {
  const paths: Record<string, Record<string, unknown>> = {};
  const calls = [...Object.entries(API_CALLS), ...Object.keys(added).map((key) => [key, ADDED_CALL] as const)];
  for (const [key, call] of calls) {
    const [method = '', pattern = ''] = key.split(' ');
    const path = pathOf(pattern);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeCall(key, call, { ...ROUTE_ACCESS, ...added }[key]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'mountkit provider', version: '1', description: 'What programs may ask of the stored data.' },
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, or the admin token.' } },
      schemas: {
        Failure: {
          type: 'object',
          properties: { status: { const: 'error' }, message: { type: 'string' }, correlationId: { type: 'string' } },
          required: ['status', 'message'],
        },
      },
    },
  };
}

/** A pattern of a route as OpenAPI writes it: `/forms/{formId}`. */
export const pathOf = (pattern: string): string => pattern.replace(/:(\w+)(\{.*?\}(?=\/|$))?/g, '{$1}');

const scopeOf = (access?: Access) => (access?.scope === 'any' ? undefined : access?.scope);

function describeCall(
  key: string,
  { summary, query = {}, body, answer, status = 200, failures = [] }: ApiCall,
  access?: Access,
) {
  const scope = scopeOf(access);
  const inPath = [...pathOf(key).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'number' ? { type: 'integer' } : { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const failed = [400, 401, 403, ...failures].map((code) => [
    code,
    {
      description: FAILURES[code],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    operationId: operationOf(key),
    summary,
    ...(scope && { description: `An API key needs the scope \`${scope}\`.` }),
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [status]: { description: summary, content: { 'application/json': { schema: answer } } },
      ...Object.fromEntries(failed),
    },
    security: [{ key: scope === undefined ? [] : [scope] }],
  };
}

/** Such as `post-forms-formId-publish`. */
const operationOf = (key: string): string =>
  pathOf(key)
    .replace(' /admin/api/', '-')
    .replace(/[{}]/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^[A-Z]+/, (method) => method.toLowerCase());
