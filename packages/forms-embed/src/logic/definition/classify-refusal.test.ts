import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyRefusal } from './classify-refusal';

const json = (message: string) => JSON.stringify({ status: 'error', message, correlationId: 'c' });

describe('classifyRefusal', () => {
  it.each<[number, string, string]>([
    [404, '', 'DEFINITION_NOT_FOUND'],
    [404, '<!doctype html><h1>Not found</h1>', 'DEFINITION_NOT_FOUND'],
    [404, json('the form guid is not known'), 'DEFINITION_NOT_FOUND'],
    [400, json('The form guid abc is not valid'), 'INVALID_FORM_GUID'],
    [400, 'Invalid form GUID', 'INVALID_FORM_GUID'],
    [400, json('You cannot embed this type of form'), 'NON_EMBEDDABLE_FORM'],
    [400, json('Cannot embed this type of form'), 'NON_EMBEDDABLE_FORM'],
    [400, json('IP_ADDRESS_IS_PROBABLY_A_BOT'), 'IP_ADDRESS_IS_PROBABLY_A_BOT'],
    [400, '{"errorType":"SUBMISSION_PERIOD_ENDED"}', 'SUBMISSION_PERIOD_ENDED'],
    [400, json('something else'), 'DEFINITION_FAILURE'],
    [400, '', 'DEFINITION_FAILURE'],
    [429, json('RATE_LIMIT_EXCEEDED'), 'RATE_LIMIT_EXCEEDED'],
    [429, '', 'RATE_LIMIT_EXCEEDED'],
    [403, json('Not an Embed version 2 or 3 form'), 'NON_EMBEDDABLE_EDITOR2_FORM'],
    [403, json('go away'), 'FORBIDDEN'],
    [403, '', 'FORBIDDEN'],
    [401, '', 'DEFINITION_FAILURE'],
    [410, '', 'DEFINITION_FAILURE'],
    [500, json('form guid'), 'DEFINITION_FAILURE'],
    [502, '<html>Bad gateway</html>', 'DEFINITION_FAILURE'],
    [503, 'RATE_LIMIT_EXCEEDED', 'DEFINITION_FAILURE'],
    [304, '', 'DEFINITION_FAILURE'],
    [0, '', 'DEFINITION_FAILURE'],
  ])('takes %i with %j for %s', (status, body, code) => {
    expect(classifyRefusal(status, body)).toBe(code);
  });

  it('answers one of the known codes for any status and body', () => {
    const codes = [
      'DEFINITION_NOT_FOUND',
      'DEFINITION_FAILURE',
      'INVALID_FORM_GUID',
      'IP_ADDRESS_IS_PROBABLY_A_BOT',
      'SUBMISSION_PERIOD_ENDED',
      'RATE_LIMIT_EXCEEDED',
      'NON_EMBEDDABLE_FORM',
      'NON_EMBEDDABLE_EDITOR2_FORM',
      'FORBIDDEN',
    ];
    const status = fc.oneof(fc.constantFrom(400, 403, 404, 429, 500), fc.integer());
    const body = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...codes));
    fc.assert(
      fc.property(status, body, (code, text) => {
        expect(codes).toContain(classifyRefusal(code, text));
      }),
    );
  });
});
