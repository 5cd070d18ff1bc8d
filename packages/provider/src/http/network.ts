import { isIPv6 } from 'node:net';

/**
 * What rates are counted by: the address, of IPv6 its network of 64 bits. A single customer of a provider has at least
 * that many addresses, and could make every request from a new one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...missing, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
