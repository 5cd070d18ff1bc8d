import { describe, expect, it } from 'vitest';
import { CSS_LIMITS } from '../../logic/limits/text-limits';
import { scopeStyles } from './scope-styles';

const scoped = (css: string) => {
  const problems: string[] = [];
  const text = scopeStyles(css, { root: '#f' }, (problem) => void problems.push(problem));
  return { css: text.replace(/\s+/g, ' '), problems };
};

const IN = ':where(#f, #f *)';

describe('scopeStyles', () => {
  it('keeps every rule in its form', () => {
    const { css, problems } = scoped('.a, .b > i { color: red; } @media print { .c { color: blue; } }');
    expect(css).toContain(`.a${IN}, .b > i${IN} {`);
    expect(css).toMatch(/@media print {\s*\.c:where\(#f, #f \*\)/);
    expect(problems).toEqual([]);
  });

  it('leaves imports out, and says so', () => {
    const { css, problems } = scoped('@import url("https://evil.test/a.css"); .a { color: red; } @IMPORT "b.css"');
    expect(css).not.toMatch(/import|evil/i);
    expect(css).toContain('.a:where');
    expect(problems).toEqual([expect.stringContaining('@import')]);
  });

  it('ends nothing but itself where it closes its style', () => {
    for (const end of ['</style><script>ran()</script>', '} } body { display: none } .x {', '/* ', '"']) {
      const { css } = scoped(`.a { color: red; } ${end} p { color: blue; }`);
      for (const selector of css.match(/[^{}]+(?={)/g) ?? []) expect(selector).toContain('#f');
    }
  });

  it('leaves out what is the affair of the page', () => {
    expect(scoped('@page { margin: 0 } .a { color: red }').css).not.toContain('@page');
  });

  it('leaves out rules that lie too deep in others, and says so', () => {
    const nested = (levels: number) => `${'@media all{'.repeat(levels)}.a{color:red}${'}'.repeat(levels)}`;
    const fits = scoped(nested(CSS_LIMITS.levels - 1));
    expect(fits.css).toContain('.a:where');
    expect(fits.problems).toEqual([]);
    const deep = scoped(`${nested(CSS_LIMITS.levels)}.b{color:red}`);
    expect(deep.css).not.toContain('.a');
    expect(deep.css).toContain('.b:where');
    expect(deep.problems).toEqual([expect.stringContaining(`more than ${CSS_LIMITS.levels} levels deep`)]);
  });
});
