/** Leaves for an http or https address; false where it is none, and the page stays. */
export function goTo(address: string | null | undefined): boolean {
  if (!address) return false;
  const link = document.createElement('a');
  link.href = address;
  if (!/^https?:$/.test(link.protocol)) return false;
  location.assign(link.href);
  return true;
}
