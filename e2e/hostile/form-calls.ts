import { randomUUID } from 'node:crypto';
import { eventually } from '../harness/eventually';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL, pageOf, seededForm, tagOf } from '../harness/markup';
import { newEmail, resubscriptionsOf, submissionsOf } from '../harness/stored';
import { formModel } from '../models/form-model';
import { type Call, type Stage, timesSeen } from './calls';

const DEFINITION = new RegExp(`^/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json`);
const STATIC_COPY = new RegExp(`^/${PORTAL}/${CONTACT_FORM}\\.json\\.gz`);
const SUBMISSION = /^\/submissions\//;
const EMAIL_CHECK = /^\/emailcheck\/v1\/json-ext/;
const RESUBSCRIBE = /^\/emailcheck\/v1\/form-resubscribe/;
const COUNTERS = /^\/embed\/v3\/counters\.gif/;

/** Opens a page with room for a form, and beside it another one that the visitor has typed into. */
async function openRoom({ page, pages, proxy }: Stage) {
  const body = `<div id="here"></div>${formOf(EMAIL_FORM, 'id="other" data-email-check="off"')}`;
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
  const other = formModel(page.locator('#other')).field('Work email');
  await other.fill('typed@example.org');
  const form = formModel(page.locator('#here'));
  const read = (label: string) => form.field(label).inputValue();
  return {
    ...form,
    /** Mounts a form anew, and waits until it is ready or has failed. */
    mount: (formId: string = CONTACT_FORM) =>
      page.evaluate(
        async (options) => {
          const forms = await window.mountkit.load('forms');
          const here = document.querySelector('#here') as Element;
          forms.registry.getByElement(here)?.unmount();
          await forms.mount(here, options).ready.catch(() => {});
        },
        { portalId: PORTAL, formId },
      ),
    status: () =>
      page.evaluate(
        () => window.mountkit.forms?.registry.getByElement(document.querySelector('#here') as Element)?.status,
      ),
    kept: async (...labels: string[]) => [await other.inputValue(), ...(await Promise.all(labels.map(read)))],
  };
}

/** Every call of the form widget. */
export const FORM_CALLS: readonly Call[] = [
  {
    name: 'the definition',
    path: DEFINITION,
    async open(stage) {
      const { mount, form, kept } = await openRoom(stage);
      const isThere = () => form.waitFor();
      // The static copy takes its place.
      return async () => ({ act: mount, failed: isThere, succeeded: isThere, kept: () => kept() });
    },
  },
  {
    name: 'the static copy',
    path: STATIC_COPY,
    async open(stage) {
      stage.proxy.fault(DEFINITION, 'nonsense');
      const { mount, form, status, kept } = await openRoom(stage);
      return async () => ({
        act: mount,
        failed: () => eventually(status).toBe('error'),
        succeeded: () => form.waitFor(),
        kept: () => kept(),
      });
    },
  },
  {
    name: 'a submission',
    path: SUBMISSION,
    async open(stage) {
      const { mount, field, submit, rollup, thanks, kept } = await openRoom(stage);
      return async () => {
        await mount();
        const email = newEmail();
        await field('Last name').fill('Lovelace');
        await field('Email').fill(email);
        return {
          act: submit,
          failed: () => eventually(() => rollup.innerText()).not.toBe(''),
          succeeded: () => thanks.waitFor(),
          kept: () => kept('Last name', 'Email'),
          stored: async () => (await submissionsOf(email)).length,
        };
      };
    },
  },
  {
    name: 'a submission with a file',
    path: SUBMISSION,
    async open(stage) {
      const { mount, field, submit, rollup, thanks, kept } = await openRoom(stage);
      const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('a life') };
      return async () => {
        await mount(seededForm(1));
        const email = newEmail();
        await field('Email').fill(email);
        await field('Your CV').setInputFiles(file);
        return {
          act: submit,
          failed: () => eventually(() => rollup.innerText()).not.toBe(''),
          succeeded: () => thanks.waitFor(),
          kept: () => kept('Email', 'Your CV'),
          stored: async () => (await submissionsOf(email)).flatMap(({ files }) => files).length,
        };
      };
    },
  },
  {
    name: 'the email check',
    path: EMAIL_CHECK,
    async open(stage) {
      const { mount, field, root, kept } = await openRoom(stage);
      const email = field('Email');
      return async () => {
        await mount();
        await field('Last name').fill('Lovelace');
        const seen = timesSeen(stage.proxy, EMAIL_CHECK);
        return {
          async act() {
            await email.fill('');
            await email.fill('ada@gmial.com');
          },
          failed: () => eventually(() => timesSeen(stage.proxy, EMAIL_CHECK)).toBeGreaterThan(seen),
          succeeded: () => root.getByText('Did you mean ada@gmail.com?').waitFor(),
          kept: () => kept('Last name'),
        };
      };
    },
  },
  {
    name: 'a resubscription',
    path: RESUBSCRIBE,
    // What is said to a resubscription is nowhere laid down: any answer but a page of HTML will do.
    believes: ['answered with nothing'],
    async open(stage) {
      const { mount, field, root, kept } = await openRoom(stage);
      const button = root.getByRole('button', { name: 'Send me emails again' });
      return async () => {
        await mount();
        const email = `opted-out+${randomUUID().slice(0, 8)}@example.com`;
        await field('Email').fill(email);
        await button.waitFor();
        const seen = timesSeen(stage.proxy, RESUBSCRIBE);
        return {
          act: () => button.click(),
          async failed() {
            await eventually(() => timesSeen(stage.proxy, RESUBSCRIBE)).toBeGreaterThan(seen);
            await eventually(() => button.getAttribute('aria-disabled')).toBe('false');
          },
          succeeded: () => root.getByText('You will hear from us again.').waitFor(),
          kept: () => kept('Email'),
          stored: async () => (await resubscriptionsOf(email)).length,
        };
      };
    },
  },
  {
    name: 'the counters',
    path: COUNTERS,
    async open(stage) {
      const { mount, form, kept } = await openRoom(stage);
      return async () => {
        const seen = timesSeen(stage.proxy, COUNTERS);
        const isCounted = async () => {
          await eventually(() => timesSeen(stage.proxy, COUNTERS)).toBeGreaterThan(seen);
          await form.waitFor();
        };
        return { act: mount, failed: isCounted, succeeded: isCounted, kept: () => kept() };
      };
    },
  },
];
