import { httpUrl, pageProvider } from '@mountkit/core';
import type { FormAddress } from '../../logic/definition/provider';
import { visitorToken } from './visitor-token';

/** Whether the page asks for the QA environment: by its query flag or by its host. */
function isQaPage(): boolean {
  const { qaFlag = 'hsEnv', qaHosts = 'hubspotqa.com' } = pageProvider();
  const { hostname, search } = location;
  return (
    new URLSearchParams(search).getAll(qaFlag).includes('qa') ||
    qaHosts.split(' ').some((suffix) => suffix && hostname.endsWith(suffix))
  );
}

/**
 * The address of the form. The page provides what settings leave out: provider, region, environment, the visitor's
 * token. A page that speaks the incumbent's dialect means its hosts, in their first region.
 */
export function readAddress(settings: FormAddress & { readonly ignoreCurrentValues?: boolean }): FormAddress {
  const { provider = '', region, dialects } = pageProvider();
  return {
    ...settings,
    provider: settings.provider || (httpUrl(provider, document.baseURI) && provider),
    region: settings.region || region || (dialects?.includes('hubspot') ? 'na1' : ''),
    env: settings.env || (isQaPage() ? 'qa' : ''),
    hutk: settings.ignoreCurrentValues ? '' : visitorToken(),
  };
}
