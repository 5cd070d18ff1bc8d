import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is not of the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix);

/** IPv6 that is public is in 2000::/3; what wraps an IPv4 address, and examples, are in it too. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
closedWithin.addSubnet('2001::', 23, 'ipv6');
closedWithin.addSubnet('2001:db8::', 32, 'ipv6');
closedWithin.addSubnet('2002::', 16, 'ipv6');
closedWithin.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the public internet: not private, not loopback, not link-local, nor any other of a special use. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address);
  const [plain = ''] = address.split('%');
  return isIPv6(plain) && open.check(plain, 'ipv6') && !closedWithin.check(plain, 'ipv6');
}
