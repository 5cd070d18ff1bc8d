import { describe, expect, it } from 'vitest';
import { EMAIL_FORM, formOf, pageOf, tagOf } from '../harness/markup';
import { strictPolicy } from '../harness/page-server';
import { contactsOf, newEmail } from '../harness/stored';
import { describeInEngines } from './test';

const NONCE = 'bm9uY2U';

/** The element that has the focus, as a person would name it. */
const FOCUSED = '(document.activeElement?.name || document.activeElement?.value || document.activeElement?.localName)';

describeInEngines((tools) => {
  describe('the email form', () => {
    it('takes a visitor with a keyboard from the form to the platforms', async () => {
      const { engine, proxy } = tools;
      await engine.open(`${proxy.url}/marketing/`);
      await engine.until(`document.querySelector('input[type=submit]')?.value === 'Continue  ➜'`);

      await engine.click('input[name=email]');
      await engine.press('Enter');
      await engine.until(`document.body.innerText.includes('Please complete this required field.')`);
      expect(await engine.read(FOCUSED)).toBe('email');
      expect(await engine.read(`document.querySelector('input[name=email]').getAttribute('aria-invalid')`)).toBe(
        'true',
      );

      const email = newEmail();
      await engine.type(email);
      await engine.until(`!document.body.innerText.includes('Please complete this required field.')`);
      await engine.press('Enter');
      await engine.until(`location.pathname === '/pick-a-platform/'`);
      expect(await engine.read(`new URLSearchParams(location.search).get('email')`)).toBe(email);
      expect(await contactsOf(email)).toHaveLength(1);

      await engine.back();
      await engine.until(`location.pathname === '/marketing/' && !!document.querySelector('input[name=email]')`);
    });

    it('works under a strict policy and keeps what was written when the network fails', async () => {
      const { engine, pages, proxy } = tools;
      const watch = `<script nonce="${NONCE}">var violations = []; addEventListener('securitypolicyviolation', function (e) { /favicon/.test(e.blockedURI) || violations.push(e.violatedDirective + ' ' + e.blockedURI); });</script>`;
      const page = pageOf({ head: watch + tagOf(proxy.url, `nonce="${NONCE}" async`), body: formOf(EMAIL_FORM) });
      await engine.open(pages.add(page, strictPolicy(NONCE, proxy.url)));
      await engine.until(`!!document.querySelector('input[name=email]')`);

      const email = newEmail();
      await engine.click('input[name=email]');
      await engine.type(email);
      proxy.fault(/\/submissions\//, 'refused');
      await engine.click('input[type=submit]');
      await engine.until(`document.body.innerText.includes('There was an issue submitting your form.')`);
      expect(await engine.read(`document.querySelector('input[name=email]').value`)).toBe(email);

      proxy.fault(/\/submissions\//, 'pass');
      await engine.click('input[type=submit]');
      await engine.until(`!document.querySelector('input[name=email]')`);
      expect(await contactsOf(email)).toHaveLength(1);
      expect(await engine.read('violations')).toEqual([]);
    });

    it('leaves nothing behind when it is removed', async () => {
      const { engine, pages, proxy } = tools;
      await engine.open(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(EMAIL_FORM) })));
      await engine.until(`!!document.querySelector('input[name=email]')`);
      await engine.read('void mountkit.removeAll()');
      expect(await engine.read(`document.querySelector('[data-mountkit]').innerHTML`)).toBe('');
      expect(await engine.read('document.adoptedStyleSheets.length')).toBe(0);
    });
  });

  describe('the contact form', () => {
    it('goes through its pages by keyboard', async () => {
      const { engine, proxy } = tools;
      await engine.open(`${proxy.url}/contact/`);
      await engine.until(`!!document.querySelector('.hs-form form, form.hs-form')`);
      await engine.click('form.hs-form input:not([type=hidden])');
      expect(await engine.read(`document.querySelectorAll('form.hs-form [aria-hidden=true] :focus').length`)).toBe(0);
      expect(await engine.read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await engine.resize(375, 800);
      expect(await engine.read('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });
  });
});
