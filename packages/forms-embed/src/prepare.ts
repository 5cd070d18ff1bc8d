import { fetchEarly, pageConfig } from '@mountkit/core';
import { checkAddress, definitionUrl, type FormAddress } from './logic/provider';

/**
 * What can be done for a marked element before the widget itself is there: its definition is asked for and its space is
 * kept. Small on purpose: the loader holds it.
 */
export function prepare({ dataset, style }: HTMLElement): void {
  const { portalId = '', formId = '', region = '', env = '', provider = pageConfig().provider, minHeight } = dataset;
  const address: FormAddress = { portalId, formId, region, env, provider };
  if (!checkAddress(address)) fetchEarly(definitionUrl(address));
  if (minHeight) style.minHeight = `${minHeight}px`;
}
