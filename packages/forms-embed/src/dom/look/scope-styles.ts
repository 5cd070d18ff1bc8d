import { CSS_LIMITS } from '../../logic/limits/text-limits';
import { type StyleScope, scopeSelector } from '../../logic/look/scope-selector';

/** Rules that hold rules. */
const GROUPS = /^CSS(Media|Supports|Container|LayerBlock|StartingStyle|Scope)Rule$/;
/** Rules that style nothing by themselves. Any other, as `@page`, would be the page's affair. */
const HARMLESS = /^CSS(FontFace|Keyframes|LayerStatement|Property|NestedDeclarations)(Rule)?$/;

/**
 * Somebody's style rules, for one form only: every selector is restricted to elements in `scope`, and what is no rule
 * of this form is left out. They are read as a style sheet, never as markup: a theme that closes its style element or
 * its braces ends nothing but itself.
 */
export function scopeStyles(css: string, scope: StyleScope, report: (problem: string) => void): string {
  // A constructed sheet takes none.
  if (/@import\b/i.test(css)) report('style rules import others, which no form can: @import is left out');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (cutDeepRules(sheet, CSS_LIMITS.levels)) {
    report(`style rules lie in others deeper than ${CSS_LIMITS.levels} levels; those are left out`);
  }
  scopeRules(sheet, scope);
  return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
}

/** Leaves out rules below so many levels, and answers whether there were any: each level multiplies the work of all. */
function cutDeepRules(holder: CSSStyleSheet | CSSGroupingRule, levels: number): boolean {
  let isCut = false;
  for (let index = holder.cssRules.length; index-- > 0; ) {
    const rule = holder.cssRules[index] as CSSGroupingRule;
    if (levels === 0) holder.deleteRule(index);
    isCut = levels === 0 || (!!rule.cssRules?.length && cutDeepRules(rule, levels - 1)) || isCut;
  }
  return isCut;
}

function scopeRules(holder: CSSStyleSheet | CSSGroupingRule, scope: StyleScope): void {
  // From the end, so that what is deleted moves nothing that is still to come.
  for (let index = holder.cssRules.length; index-- > 0; ) {
    const rule = holder.cssRules[index] as CSSRule;
    if (!keepRule(rule, scope)) holder.deleteRule(index);
  }
}

function keepRule(rule: CSSRule, scope: StyleScope): boolean {
  const { name } = rule.constructor;
  if (name === 'CSSStyleRule') {
    const style = rule as CSSStyleRule;
    const scoped = scopeSelector(style.selectorText, scope);
    style.selectorText = scoped;
    // A browser that cannot read it keeps the one for the whole page.
    if (!style.selectorText.includes(scope.root)) return false;
    if (style.cssRules?.length) scopeRules(style as unknown as CSSGroupingRule, scope);
    return true;
  }
  if (GROUPS.test(name)) scopeRules(rule as CSSGroupingRule, scope);
  return GROUPS.test(name) || HARMLESS.test(name);
}
