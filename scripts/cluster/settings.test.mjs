import { describe, expect, it } from 'vitest';
import { NODES, patroniSettings, poolerSettings, proxySettings } from './settings.mjs';

const ports = {
  etcd: 1,
  rest: { one: 2, two: 3 },
  postgres: { one: 4, two: 5 },
  primary: 6,
  pooler: 7,
  site: 8,
  providers: [9, 10, 11],
};

describe('the settings of the cluster', () => {
  it('commit on both nodes, and fail over to what has every commit only', () => {
    for (const node of NODES) {
      const { bootstrap, postgresql } = JSON.parse(patroniSettings({ node, ports, folder: '/data', bin: '/bin' }));
      expect(bootstrap.dcs.synchronous_mode).toBe(true);
      expect(postgresql.data_dir).toBe(`/data/${node}`);
    }
  });

  it('let every part listen on this machine only', () => {
    const texts = [poolerSettings({ ports, folder: '/data' }), proxySettings({ ports })];
    for (const text of [...texts, patroniSettings({ node: 'one', ports, folder: '/data', bin: '/bin' })]) {
      expect(text).not.toMatch(/0\.0\.0\.0|\*:|::/);
    }
    expect(proxySettings({ ports }).match(/bind 127\.0\.0\.1:/g)).toHaveLength(2);
  });

  it('pool by transactions, and send them to the primary', () => {
    expect(poolerSettings({ ports, folder: '/data' })).toContain('pool_mode = transaction');
    expect(poolerSettings({ ports, folder: '/data' })).toContain('port=6 ');
    expect(proxySettings({ ports })).toMatch(
      /listen primary[\s\S]*GET \/primary[\s\S]*:4 check port 2[\s\S]*:5 check port 3/,
    );
  });

  it('ask each provider whether it is ready', () => {
    expect(proxySettings({ ports })).toMatch(/uri \/ready[\s\S]*:9 check[\s\S]*:10 check[\s\S]*:11 check/);
  });
});
