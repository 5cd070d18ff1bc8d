import { pageProvider } from '@mountkit/core';
import type { FormAddress } from '../../logic/definition/provider';
import { visitorToken } from './visitor-token';

/** Whether the page asks for the QA environment: by its query flag or by its host. */
function isQaPage(): boolean {
  const { qaFlag = 'hsEnv', qaHosts = 'hubspotqa.com' } = pageProvider();
  const { hostname, search } = location;
  return (
    `${search.replace('?', '&')}&`.includes(`&${qaFlag}=qa&`) ||
    qaHosts.split(' ').some((suffix) => suffix && hostname.endsWith(suffix))
  );
}

/** The address of the form. The page provides what settings leave out: provider, environment, the visitor's token. */
export const readAddress = (settings: FormAddress & { readonly ignoreCurrentValues?: boolean }): FormAddress => ({
  ...settings,
  provider: settings.provider || pageProvider().provider || '',
  env: settings.env || (isQaPage() ? 'qa' : ''),
  hutk: settings.ignoreCurrentValues ? '' : visitorToken(),
});
