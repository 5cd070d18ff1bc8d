import { CSS_LIMITS } from '../../logic/limits/text-limits';
import { type StyleScope, scopeSelector } from '../../logic/look/scope-selector';

/** Rules that contain rules. */
const GROUPS = /^CSS(Media|Supports|Container|LayerBlock|StartingStyle|Scope)Rule$/;
/** Rules that style nothing by themselves. Any other, like `@page`, would style the page. */
const HARMLESS = /^CSS(FontFace|Keyframes|LayerStatement|Property|NestedDeclarations)(Rule)?$/;

/**
 * Restricts foreign style rules to one form: every selector to the elements in `scope`, and rules for the page are left
 * out. They are parsed as a style sheet, never as markup, so that no theme can close its style element or its braces.
 */
export function scopeStyles(css: string, scope: StyleScope, report: (problem: string) => void): string {
  // A constructed sheet accepts none.
  if (/@import\b/i.test(css)) report('style rules contain @import, which forms do not support; it is left out');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (cutDeepRules(sheet, CSS_LIMITS.levels)) {
    report(`style rules are nested more than ${CSS_LIMITS.levels} levels deep; those are left out`);
  }
  scopeRules(sheet, scope);
  return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
}

/** Removes rules below so many levels, and returns whether there were any: each level multiplies the work. */
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
  // From the end, so that deleting does not move the rules that follow in the loop.
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
    // A browser that cannot parse the new selector keeps the old one, for the whole page.
    if (!style.selectorText.includes(scope.root)) return false;
    if (style.cssRules?.length) scopeRules(style as unknown as CSSGroupingRule, scope);
    return true;
  }
  if (GROUPS.test(name)) scopeRules(rule as CSSGroupingRule, scope);
  return GROUPS.test(name) || HARMLESS.test(name);
}
