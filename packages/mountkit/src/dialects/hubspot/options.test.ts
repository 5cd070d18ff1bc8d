import { expect, it } from 'vitest';
import { readHubspotOptions } from './options';

const IDS = { portalId: 8100231, formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10' };

it('keeps what is an option of ours by the same name', () => {
  const options = { ...IDS, region: 'eu1', locale: 'de', cssClass: 'mine', translations: { de: { next: 'Los' } } };
  expect(readHubspotOptions(options)).toEqual(options);
});

it('leaves out callbacks, the place, and what is nothing', () => {
  const given = {
    ...IDS,
    onFormReady() {},
    target: '#a',
    formInstanceId: '7',
    region: '',
    pageId: null,
    abTestId: undefined,
  };
  expect(readHubspotOptions(given)).toEqual(IDS);
});

it.each([
  [{ inlineMessage: 'Thanks', rawInlineMessage: '<p>Thanks</p>' }, { inlineMessage: 'Thanks' }],
  [{ inlineMessage: true, rawInlineMessage: '<p>Thanks</p>' }, { inlineMessage: '<p>Thanks</p>' }],
  [{ inlineMessage: true }, {}],
  [{ rawInlineMessage: 'Thanks', redirectUrl: '/next' }, { redirectUrl: '/next' }],
  [
    { inlineMessage: 'Thanks', redirectUrl: '/next' },
    { inlineMessage: 'Thanks', redirectUrl: '/next' },
  ],
  [{ formData: { cssClass: 'hs-form stacked' } }, { cssClass: 'hs-form stacked' }],
  [{ formData: { cssClass: 'theirs' }, cssClass: 'mine' }, { cssClass: 'mine' }],
  [{ formData: null }, {}],
  [{ isCMSModuleEmbed: true }, { mode: 'cms-module' }],
  [{ isCMSModuleEmbed: true, mode: 'preview' }, { mode: 'preview' }],
  [{ css: '' }, { unstyled: true }],
  [{ css: 'a{}' }, { css: 'a{}' }],
])('reads %o as the incumbent does', (given, expected) => {
  expect(readHubspotOptions({ ...IDS, ...given })).toEqual({ ...IDS, ...expected });
});
