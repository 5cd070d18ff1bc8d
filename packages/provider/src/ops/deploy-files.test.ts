import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolder } from '../config';

const read = (path: string) => readFileSync(join(packageFolder, path), 'utf8');
const table = read('README.md').split('## Environment')[1]?.split('\n## ')[0] ?? '';
const rowNames = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

describe('the settings', () => {
  it.each([
    'src/config.ts',
    'src/forms/bot-settings.ts',
    'src/forms/bucket-settings.ts',
    'src/notify/settings.ts',
    'src/ops/settings.ts',
  ])('that %s reads are in the table', (path) => {
    const names = [...read(path).matchAll(/env\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !rowNames.has(name))).toEqual([]);
  });

  it('that Docker Compose gives the provider are in the table', () => {
    const provider =
      read('deploy/compose.yaml')
        .split(/^ {2}provider:$/m)[1]
        ?.split(/^ {2}caddy:$/m)[0] ?? '';
    const names = [...provider.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !rowNames.has(name))).toEqual([]);
  });
});

describe('the files to deploy with', () => {
  it('say whose word for the address of a client is taken', () => {
    expect(read('deploy/compose.yaml')).toMatch(/^ {6}TRUSTED_PROXIES: "1"$/m);
    expect(read('deploy/mountkit-provider.service')).toMatch(/^Environment=.*TRUSTED_PROXIES=127\.0\.0\.1,::1/m);
  });

  it('open no port but those of the proxy, and ask /ready', () => {
    const compose = read('deploy/compose.yaml');
    expect([...compose.matchAll(/^ {6}- "(\d+):/gm)].map(([, port]) => port)).toEqual(['80', '443']);
    expect(compose).toContain('http://127.0.0.1:4173/ready');
    expect(read('deploy/Caddyfile')).toContain('health_uri /ready');
  });

  it('start the program that the package brings', () => {
    const { bin } = JSON.parse(read('package.json'));
    const program = bin['mountkit-provider'].replace('./', '');
    for (const file of ['compose.yaml', 'mountkit-provider.service']) {
      expect(read(`deploy/${file}`)).toContain(`node_modules/@mountkit/provider/${program}`);
    }
  });
});
