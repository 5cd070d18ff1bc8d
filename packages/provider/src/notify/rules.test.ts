import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address-rules';
import { countLinks, removeLinks } from './links';
import { readFilter } from './read-filter';
import { readNotification } from './read-notification';
import { readNotifySettings } from './settings';
import { findSpamReasons } from './spam-rules';
import { fillWords, readMailAddress, tameValues, toHtml } from './templates';

describe('an address of the network', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'nonsense', ''],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a template', () => {
  it('is filled in once: a value that looks like a place is text', () => {
    const words = fillWords({ subject: '{{ a }}', text: 'x {{a}} {{ b }} {{ none }}.' }, { a: '{{ b }}', b: 'B' });
    expect(words).toEqual({ subject: '{{ b }}', text: 'x {{ b }} B .' });
  });

  it('knows no names but those of values', () => {
    expect(fillWords({ subject: 's', text: '{{ constructor }}{{ __proto__ }}' }, {}).text).toBe('');
  });

  it('makes a subject of one line, whatever a value holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (a) => {
        const { subject } = fillWords({ subject: 'To {{ a }}', text: '' }, { a: `x\r\nBcc: all@example.com${a}` });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
        expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
      }),
    );
  });

  it('becomes HTML in which nothing of it is markup', () => {
    expect(toHtml('a <b>&"\nc\n\nd')).toBe('<p>a &lt;b&gt;&amp;&quot;<br>\nc</p>\n<p>d</p>');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toHtml(text).replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it('repeats to a visitor no links, and nothing long', () => {
    const { a, b } = tameValues({ a: 'see https://evil.example/x and www.evil.example', b: 'y'.repeat(900) });
    expect(a).toBe('see (link) and (link)');
    expect(b).toHaveLength(200);
  });
});

describe('a link', () => {
  it.each([
    ...['https://evil.example/x', 'hxxp://evil.example', '//evil.example', '\\\\evil.example', '/\\evil.example'],
    ...['www.evil.example', 'evil.example/x', 'sub.evil.example?x=1', 'evil.example:8080', 'bücher.example/a'],
    ...['[here](evil.example)', '[url]evil.example[/url]', '[link=evil.example]x', 'https:/\u200b/evil.example'],
  ])('is %s', (link) => {
    expect(countLinks(`see ${link} now`)).toBe(1);
    expect(removeLinks(`see ${link} now`)).toMatch(/^see (?:\[here)?\(link\) now$/);
  });

  it.each(['me@example.com', 'and/or', 'Mr. J. Moss, e.g. 3.5/4', 'a // b', 'shop.example', '12/11/2026'])(
    'is not %s',
    (text) => {
      expect(countLinks(text)).toBe(0);
      expect(removeLinks(text)).toBe(text);
    },
  );

  it('is one of several without a space between them', () => {
    expect(countLinks('http://a.example,//b.example,www.c.example')).toBe(3);
  });

  it('is found in a time that grows with the text: one that grows faster runs into the time-out of the test', () => {
    for (const piece of ['a', 'a.', '/', '\\', '[', '](', 'aa:', 'www.', 'a.aa-'])
      expect(removeLinks(piece.repeat(300_000)).length).toBeGreaterThan(0);
  });
});

describe('an address of a mail', () => {
  it('is one, of one person', () => {
    expect(readMailAddress(' ada@example.com ')).toBe('ada@example.com');
    for (const text of ['', 'ada', 'a@b,c@d', 'a@b\r\nBcc: c@d', 'A <a@b>', 'a@b;c@d', 'a b@c', `${'x'.repeat(300)}@y`])
      expect(readMailAddress(text)).toBe(null);
  });
});

describe('a notification that is asked for', () => {
  const forms = [{ portalId: 7, guid: 'g' }];
  const webhook = (url: string, allowsPrivate = false) =>
    readNotification({ form: '7/g', url }, { kind: 'webhook', forms, allowsPrivate });

  it('names a form that there is, and an address that webhooks may go to', () => {
    expect(webhook('https://shop.example/hook')).toEqual({
      wanted: { portalId: 7, formGuid: 'g', kind: 'webhook', settings: { url: 'https://shop.example/hook' } },
    });
    const bad = ['x', 'ftp://a.b', 'http://10.0.0.1/', 'http://localhost/', 'http://0x7f000001/', 'https://u:p@a.b/'];
    for (const url of bad) expect(webhook(url)).toHaveProperty('problems.url');
    expect(webhook('http://10.0.0.1/', true)).toHaveProperty('wanted');
    const other = readNotification({ form: '8/g', url: '' }, { kind: 'webhook', forms, allowsPrivate: true });
    expect(other).toHaveProperty('problems.form');
  });

  it('has receivers, a subject and a text where it is a mail', () => {
    const read = (fields: Record<string, string>) =>
      readNotification({ form: '7/', ...fields }, { kind: 'owner-mail', forms, allowsPrivate: false });
    expect(read({ to: 'a@b.c, d@e.f', subject: ' s\r\nX: y ', text: 't' })).toEqual({
      wanted: {
        portalId: 7,
        formGuid: null,
        kind: 'owner-mail',
        settings: { to: ['a@b.c', 'd@e.f'], subject: 's X: y', text: 't' },
      },
    });
    const bad = read({ to: 'nobody', subject: '', text: '' });
    expect(Object.keys('problems' in bad ? bad.problems : {})).toEqual(['subject', 'text', 'to']);
  });
});

describe('a submission looks like spam', () => {
  const reasons = (values: Record<string, string>, context = {}) => findSpamReasons({ values, context });
  it('by what the form has seen, by its links or by their markup', () => {
    expect(reasons({ message: 'Hello, see https://a.b and www.c.d' })).toEqual([]);
    expect(reasons({}, { honeypotFilled: false, timeGate: { passed: true } })).toEqual([]);
    expect(reasons({}, { honeypotFilled: true, timeGate: { passed: false } })).toEqual(['honeypot', 'too-fast']);
    expect(reasons({ a: 'http://a http://b', b: 'http://c www.d' })).toEqual(['links']);
    expect(reasons({ a: '[url=http://a]b[/url]' })).toEqual(['markup']);
    expect(reasons({ a: '<a class="x" href="http://a">' })).toEqual(['markup']);
  });

  it('in a time that grows with the text: one that grows faster runs into the time-out of the test', () => {
    expect(reasons({ a: '<a '.repeat(100_000) })).toEqual([]);
  });

  it('by the first 20,000 characters of each value', () => {
    expect(reasons({ a: `${'x'.repeat(19_980)} [url=http://a]`, b: '' })).toEqual(['markup']);
    expect(reasons({ a: `${'x'.repeat(20_000)} [url=http://a]`, b: '' })).toEqual([]);
  });
});

describe('a filter', () => {
  it('reads what an address asks for, and nothing that makes no sense', () => {
    expect(
      readFilter({ form: 'x', text: ' Ada\0 ', from: '2026-02-30x', to: '2026-01-31', spam: 'only' }, null),
    ).toEqual({
      reach: null,
      formGuid: null,
      text: 'Ada',
      since: null,
      until: new Date('2026-02-01T00:00:00Z'),
      spam: 'only',
    });
  });
});

describe('the environment', () => {
  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ WEBHOOK_PRIVATE_NETWORKS: 'yes' }, 'WEBHOOK_PRIVATE_NETWORKS'],
    [{ DELIVERY_ATTEMPTS: '0' }, 'DELIVERY_ATTEMPTS'],
  ])('%o is refused, and the reason names %s', (env, name) => {
    expect(() => readNotifySettings(env, '/data')).toThrow(name);
  });
});
