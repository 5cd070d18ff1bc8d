import { parseSettings } from '@mountkit/core/logic';
import { describe, expect, it } from 'vitest';
import { CALLBACKS } from './events';
import { FORM_SCHEMA } from './settings';
import { FULL_SCHEMA } from './settings/full-settings';

const parse = (options: object, dataset: Record<string, string> = {}) =>
  parseSettings(FORM_SCHEMA, options as Record<string, unknown>, { attributes: dataset });

describe('the options of a form', () => {
  it('have the defaults of the specification', () => {
    expect(parse({})).toMatchObject({
      problems: [],
      settings: {
        region: '',
        provider: '',
        minHeight: undefined,
        redirectUrl: '',
        redirectFields: [],
        inlineMessage: '',
        submitText: '',
        submitButtonClass: 'hs-button primary large',
        locale: 'en',
        translations: {},
      },
    });
  });

  it('that only some forms are given have theirs', () => {
    expect(parseSettings(FULL_SCHEMA, {})).toMatchObject({
      problems: [],
      settings: {
        mode: 'live',
        previewMode: false,
        properties: {},
        isEnterSubmitDisabled: false,
        showInlineMessageInitially: false,
        isMobileResponsive: true,
        unstyled: false,
        submit: 'fetch',
        render: 'inline',
        parentOrigin: '',
        offline: 'off',
        keepValues: true,
        honeypot: false,
        timeGate: undefined,
        isCMSModuleEmbed: false,
      },
    });
  });

  it('are read from attributes', () => {
    const { settings, problems } = parse(
      {},
      {
        portalId: '8100231',
        formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
        region: 'eu1',
        env: 'qa',
        minHeight: '240',
        redirectUrl: '/pick-a-platform/',
        redirectFields: 'email, city',
        translations: '{"en":{"required":"Fill in.","fieldLabels":{"email":"Mail"}}}',
      },
    );
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      portalId: '8100231',
      region: 'eu1',
      env: 'qa',
      minHeight: 240,
      redirectUrl: '/pick-a-platform/',
      redirectFields: ['email', 'city'],
      translations: { en: { required: 'Fill in.', fieldLabels: { email: 'Mail' } } },
    });
  });

  it('take a portal id that is a number in script', () => {
    expect(parse({ portalId: 8100231 }).settings.portalId).toBe('8100231');
  });

  it('tell of values that cannot be used, by the name of the option', () => {
    const { problems } = parse({}, { env: 'staging', minHeight: 'tall', translations: 'none' });
    expect(problems.map(({ key }) => key)).toEqual(['env', 'minHeight', 'translations']);
  });

  it('take a definition as an object or as JSON', () => {
    const definition = { form: { guid: '1' } };
    expect(parse({}).settings.definition).toBeUndefined();
    expect(parse({ definition }).settings.definition).toBe(definition);
    expect(parse({}, { definition: JSON.stringify(definition) }).settings.definition).toEqual(definition);
    const { settings, problems } = parse({}, { definition: '{' });
    expect(settings.definition).toBeUndefined();
    expect(problems.map(({ key }) => key)).toEqual(['definition']);
  });

  it.each(Object.values(CALLBACKS))('take %s as a function from script only', (name) => {
    const run = () => {};
    expect(parse({ [name]: run }).settings[name]).toBe(run);
    const { settings, problems } = parse({}, { [name]: 'alert' });
    expect(settings[name]).toBeUndefined();
    expect(problems).toHaveLength(1);
  });
});
