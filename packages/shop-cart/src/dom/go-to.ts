/** Opens an http or https address; answers false and stays on the page if it is no such address. */
export function goTo(address: string | null | undefined): boolean {
  if (!address) return false;
  const link = document.createElement('a');
  link.href = address;
  if (!/^https?:$/.test(link.protocol)) return false;
  location.assign(link.href);
  return true;
}
