import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullForm } from '../../testing/full-form';
import { ownerRules, ownerStyle } from './owner-style';

const withScope = (customStyleAccess: boolean) => ({
  ...fullForm([]),
  globalStyle: { fontFamily: 'Lato', labelTextColor: 'red', submitSize: '1px' },
  style: { backgroundWidth: '50%', labelTextColor: 'green', submitColor: 'blue' },
  scopes: { noBranding: true, rawHtmlAccess: false, customStyleAccess },
});

describe('ownerStyle', () => {
  it('is that of the account, the form and the page, each stronger than the one before', () =>
    expect(ownerStyle(withScope(true), { submitColor: 'black', helpTextSize: 12, nothing: null })).toEqual({
      fontFamily: 'Lato',
      labelTextColor: 'green',
      submitSize: '1px',
      backgroundWidth: '50%',
      submitColor: 'black',
      helpTextSize: '12',
    }));

  it('has only the font and the width without the scope', () =>
    expect(ownerStyle(withScope(false), { submitColor: 'black', backgroundWidth: '40%' })).toEqual({
      fontFamily: 'Lato',
      backgroundWidth: '40%',
    }));
});

const rulesOf = (style: Readonly<Record<string, string>>, supports = true) => {
  const problems: string[] = [];
  return {
    css: ownerRules(
      style,
      () => supports,
      (problem) => void problems.push(problem),
    ),
    problems,
  };
};

describe('ownerRules', () => {
  it('styles what a key is about', () => {
    const { css, problems } = rulesOf({ submitColor: '#123456', backgroundWidth: '480' });
    expect(css).toContain('.hs-button{background-color:#123456}');
    expect(css).toContain('.hbspt-form{width:480px}');
    expect(problems).toEqual([]);
  });

  it.each(['toString', '__proto__', 'unknown'])('styles nothing by %j', (key) =>
    expect(rulesOf({ [key]: 'red' })).toEqual({ css: '', problems: [] }),
  );

  it.each(['red;} body{display:none', 'red}', '</style><script>', 'red!important', 'red/*', '\\7d', '@import'])(
    'takes no %j',
    (submitColor) => {
      const { css, problems } = rulesOf({ submitColor });
      expect(css).toBe('');
      expect(problems).toEqual([expect.stringMatching(/^the style submitColor is ".*expected a value of the CSS/)]);
    },
  );

  it('takes no value that the browser does not know', () =>
    expect(rulesOf({ submitColor: 'reddish' }, false).problems).toHaveLength(1));

  it('never ends a rule early, whatever the value', () => {
    fc.assert(
      fc.property(fc.string(), (labelTextColor) => {
        const { css } = rulesOf({ labelTextColor });
        expect((css.match(/[{}]/g) ?? []).length).toBe(css ? 2 : 0);
      }),
    );
  });
});
