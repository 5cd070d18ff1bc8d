import { expect, it } from 'vitest';
import { emailCheckUrl, resubscribeUrl } from './email-calls';

const ADDRESS = { portalId: '8100231', formId: 'f-1', region: 'eu1', env: '', provider: '' };

it('an address is asked about at the forms host', () => {
  expect(emailCheckUrl(ADDRESS, true)).toBe(
    'https://forms-eu1.hsforms.com/emailcheck/v1/json-ext?portalId=8100231&formId=f-1&includeFreemailSuggestions=true',
  );
  expect(emailCheckUrl({ ...ADDRESS, provider: 'https://forms.test/' }, false)).toBe(
    'https://forms.test/emailcheck/v1/json-ext?portalId=8100231&formId=f-1&includeFreemailSuggestions=false',
  );
});

it('a resubscription names the page', () => {
  const url = resubscribeUrl(ADDRESS, { title: 'Tea & cake = fun\ud800', url: 'https://site.test/a?b=c#d' });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/emailcheck/v1/form-resubscribe');
  expect(Object.fromEntries(searchParams)).toEqual({
    portalId: '8100231',
    formId: 'f-1',
    resub_form_name: 'Tea & cake = fun\ufffd',
    resub_form_address: 'https://site.test/a?b=c#d',
  });
});
