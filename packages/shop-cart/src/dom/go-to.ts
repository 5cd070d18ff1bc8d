import { httpUrl } from '@mountkit/core';

/** Opens an http or https address; answers false and stays on the page if it is no such address. */
export function goTo(address: string | null | undefined): boolean {
  const target = address && httpUrl(address, document.baseURI);
  if (target) location.assign(target);
  return !!target;
}
