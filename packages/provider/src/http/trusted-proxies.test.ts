import { describe, expect, it } from 'vitest';
import { readClient, readTrustedProxies } from './trusted-proxies';

const clientOf = (setting: string, peer: string, forwardedFor = '') => {
  const trusted = readTrustedProxies(setting);
  if (trusted === null) throw new Error('expected proxies');
  return readClient(peer, forwardedFor, trusted);
};

describe('a client behind trusted proxies', () => {
  it.each([
    ['the last of one proxy', '1', '10.0.0.1', '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['the last but one of two', '2', '10.0.0.1', '203.0.113.9, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['never what headers say where none is trusted', '0', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['before all that are trusted', '10.0.0.0/8', '10.0.0.1', '203.0.113.9, 192.0.2.7, 10.9.9.9', '192.0.2.7'],
    ['whoever asks past the proxy', '10.0.0.0/8', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['of IPv6', '::1 2001:db8:1::/48', '2001:db8:1::5', '2001:db8:2::7', '2001:db8:2::7'],
    ['with a port', '127.0.0.1,::1', '127.0.0.1', '192.0.2.7:4711', '192.0.2.7'],
    ['of IPv6 with a port', '127.0.0.1', '::ffff:127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['of IPv4 in the form of IPv6', '127.0.0.1', '127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
  ])('is %s', (_, setting, peer, forwardedFor, address) => {
    expect(clientOf(setting, peer, forwardedFor)).toEqual({ address, isShared: false });
  });

  it.each([
    ['says nothing', '1', ''],
    ['says no address', '127.0.0.1', 'unknown'],
    ['says no address behind an address', '2', '192.0.2.7, unknown'],
    ['names trusted ones only', '127.0.0.1 10.0.0.0/8', '10.0.0.1'],
  ])('is not known where the proxy %s', (_, setting, forwardedFor) => {
    expect(clientOf(setting, '127.0.0.1', forwardedFor).isShared).toBe(true);
  });

  it('is of a setting that is a count or a list', () => {
    expect(readTrustedProxies(' ')).toBeNull();
    for (const text of ['10', '-1', 'caddy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1 10.0.0.1'])
      expect(() => readTrustedProxies(text), text).toThrow(/^TRUSTED_PROXIES has '/);
  });
});
