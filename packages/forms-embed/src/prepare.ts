import { fetchEarly, pageProvider } from '@mountkit/core';
import { visitorToken } from './dom/definition/visitor-token';
import { definitionUrl } from './logic/definition/provider';

/** Attributes by which another definition or host, or none, may be meant: left to the widget. */
const UNUSUAL = /settings|draft|Unpub|ignore|defin|ode|provi/;

/**
 * What can be done for a marked element before the widget itself is there: its definition is asked for and its space is
 * kept. Small on purpose: the loader holds it. QA pages are left to the widget, and it reports invalid ids and that no host is named.
 */
export function prepare({ dataset, style, firstElementChild }: HTMLElement): void {
  const { portalId = '', formId = '', region = '', env, minHeight } = dataset;
  const { provider } = pageProvider();
  // A form that a server has drawn takes the space that it needs.
  if (minHeight && !firstElementChild) style.minHeight = `${minHeight}px`;
  if (!/^\d+ [\w-]+ \w*$/.test(`${portalId} ${formId} ${region}`) || /qa/i.test(location.host + location.search))
    return;
  // What holds something already was served with it, or somebody else has mounted it.
  if (firstElementChild || !(provider || region) || UNUSUAL.test(`${Object.keys(dataset)}`)) return;
  fetchEarly(definitionUrl({ portalId, formId, region, env, provider, hutk: visitorToken() }));
}
