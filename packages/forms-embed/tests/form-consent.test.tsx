import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import { documentOf, fullPage, groupOf, openForm, page, readSubmission, textOf } from '../src/testing/form-page';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  registry.removeAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { control } = fullPage;
const MISSING = 'Please complete this required field.';

const OPTIONS = {
  communicationConsentText: 'What may we send you?',
  processingConsentText: '<p>May we keep your data?</p>',
  privacyPolicyText: 'Read our <a href="https://site.test/privacy">privacy policy</a>.',
  communicationConsentCheckboxes: [
    { communicationTypeId: 301, label: 'News &amp; offers', required: false },
    { communicationTypeId: '302', label: 'Security notices', required: true },
  ],
  processingConsentType: 'REQUIRED_CHECKBOX',
  processingConsentCheckboxLabel: 'I <em>agree</em>',
};

const withConsent = (legalConsentOptions: unknown) =>
  documentOf([groupOf([textOf('name')])], { metaData: [{ name: 'legalConsentOptions', value: legalConsentOptions }] });

/** The texts and boxes of the consent, in the order in which they are read. */
const consentTexts = () =>
  [...document.querySelectorAll('.legal-consent-container > *')].map(({ textContent }) => textContent);

describe('consent', () => {
  it('that is explicit asks for every kind of message, and to process', async () => {
    await openForm({}, withConsent(JSON.stringify(OPTIONS)));
    expect(consentTexts()).toEqual([
      'What may we send you?',
      'News & offers',
      'Security notices*',
      'May we keep your data?',
      'I agree*',
      'Read our privacy policy.',
    ]);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'privacy policy' }).href).toBe(
      'https://site.test/privacy',
    );
    expect(control('News & offers')).toMatchObject({
      name: 'LEGAL_CONSENT.subscription_type_301',
      checked: false,
      required: false,
    });
    expect(control('Security notices')).toMatchObject({
      name: 'LEGAL_CONSENT.subscription_type_302',
      required: true,
    });
    expect(control('I agree')).toMatchObject({ name: 'LEGAL_CONSENT.processing', required: true });
    expect(reports).toEqual([]);
  });

  it('that is required is wanted before anything is sent, and is sent', async () => {
    const { user, sent, submission } = await openForm({}, withConsent(OPTIONS));
    await user.click(page.button());
    await waitFor(() => expect(fullPage.description(control('I agree'))).toBe(MISSING));
    expect(fullPage.description(control('Security notices'))).toBe(MISSING);
    expect(page.alerts().at(-1)).toBe('Please complete all required fields.');
    await waitFor(() => expect(page.focused()).toBe('LEGAL_CONSENT.subscription_type_302'));
    expect(sent()).toEqual([]);
    await user.click(control('Security notices'));
    await user.click(control('I agree'));
    await user.click(page.button());
    expect(readSubmission(await submission(0)).entries).toEqual([
      ['name', ''],
      ['LEGAL_CONSENT.subscription_type_301', 'false'],
      ['LEGAL_CONSENT.subscription_type_302', 'true'],
      ['LEGAL_CONSENT.processing', 'true'],
    ]);
  });

  it('that is implicit says so, and asks for messages only', async () => {
    await openForm({}, withConsent({ ...OPTIONS, processingConsentType: 'IMPLICIT' }));
    expect(consentTexts()).toEqual([
      'What may we send you?',
      'News & offers',
      'Security notices*',
      'May we keep your data?',
      'Read our privacy policy.',
    ]);
  });

  it('on legitimate interest asks for nothing, and says the policy', async () => {
    const { user, submission } = await openForm({}, withConsent({ ...OPTIONS, isLegitimateInterest: true }));
    expect(consentTexts()).toEqual(['Read our privacy policy.']);
    await user.click(page.button());
    const { entries, context } = readSubmission(await submission(0));
    expect(entries).toEqual([['name', '']]);
    expect(context.locale).toBe('en');
  });

  it('is given by nobody but the visitor: not by the address, not by the page', async () => {
    vi.stubGlobal('location', {
      href: 'https://site.test/',
      hostname: 'site.test',
      search: '?LEGAL_CONSENT.processing=true&LEGAL_CONSENT.subscription_type_301=true&name=Ada',
    });
    await openForm({ properties: { 'LEGAL_CONSENT.processing': true } }, withConsent(OPTIONS));
    expect(control('name').value).toBe('Ada');
    expect(control('I agree').checked).toBe(false);
    expect(control('News & offers').checked).toBe(false);
  });

  it('stands behind the fields, before the button', async () => {
    await openForm({}, withConsent(OPTIONS));
    const order = control('name').compareDocumentPosition(control('I agree'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const toButton = control('I agree').compareDocumentPosition(page.button());
    expect(toButton & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['no JSON', '{"processingConsentType":'],
    ['another type', { ...OPTIONS, processingConsentType: 'WHATEVER' }],
    [
      'a box without an id, and one twice',
      {
        ...OPTIONS,
        communicationConsentCheckboxes: [{ label: 'x' }, { communicationTypeId: 1 }, { communicationTypeId: 1 }],
      },
    ],
  ])('of %s is told of, and the form is there', async (_, options) => {
    await openForm({}, withConsent(options));
    expect(control('name')).toBeTruthy();
    await waitFor(() => expect(reports.length).toBeGreaterThan(0));
  });
});
