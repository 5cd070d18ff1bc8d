import { browserClock, mergeBreakpoints, pageConfig } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import { ownAddress } from '../dom/definition/own-address';
import { type FontLoad, loadFont } from '../dom/look/load-font';
import { scopeStyles } from '../dom/look/scope-styles';
import { openStyleSlot, type StyleSlot } from '../dom/look/style-slot';
import type { FormContext } from '../form/form-context';
import type { FullDefinition } from '../logic/definition/full-definition';
import { findLongCss } from '../logic/limits/text-limits';
import { FONTS_SRC, familyToFetch, fontAddress } from '../logic/look/fonts';
import { ownerRules, ownerStyle } from '../logic/look/owner-style';
import { FIXED_CSS, responsiveCss, UNSTYLED_CSS } from '../ui/own-style';

/** Specification 2 sections 2 and 9: a form waits for its style, but no longer than this, in milliseconds. */
const PATIENCE = 3000;

/** Forms that have their own style. */
const styled = new WeakSet<FormContext>();

/** The style of a form beside the default theme. */
export interface FormStyle {
  /** The form is in the page. */
  readonly drawn: () => void;
}

/** A part of the style that is made anew only when what it is made from has changed; it reports its problems once. */
function remember<Key extends string>(make: (key: Key) => string): (key: Key) => string {
  let made: { readonly key: Key; readonly css: string } | undefined;
  return (key) => {
    if (made?.key !== key) made = { key, css: key && make(key) };
    return made.css;
  };
}

/**
 * Styles one form as its owner and its page want it: specification 2 sections 2, 3 and 6. In the order of strength:
 * `cssRequired`, the default theme, the definition's theme, the owner's style, `css`. Goes with the form. Null where it
 * has that already.
 */
export function openFormStyle(
  context: FormContext,
  definition: Pick<FullDefinition, 'themeCss' | 'style' | 'globalStyle' | 'scopes'>,
  isRaw: boolean,
): FormStyle | null {
  if (styled.has(context)) return null;
  styled.add(context);
  const { element, scope, settings, report, instanceId } = context;
  const own = `[id="hbspt-form-${instanceId.replace(/["\\]/g, '\\$&')}"]`;
  const open = () => {
    const slot = openStyleSlot(element);
    scope.add(slot.remove);
    return slot;
  };
  const scoped = (name: string, isStrong: boolean) =>
    remember((css) => {
      const long = findLongCss(css);
      if (!long) return scopeStyles(css, { root: own, isStrong }, report);
      report(`${name} has ${long}; it is left out`);
      return '';
    });
  const parts = {
    required: scoped('cssRequired', false),
    responsive: scoped('the width', false),
    theme: scoped('themeCss', true),
    css: scoped('css', true),
  };
  const look = remember((json) =>
    scopeStyles(ownerRules(JSON.parse(json), supports, report), { root: own, isStrong: true }, () => {}),
  );

  const required = open();
  const curtain = open();
  let late: StyleSlot | undefined;

  let font: (FontLoad & { readonly address: string }) | undefined;
  const followFont = (fontFamily: string) => {
    const family = familyToFetch(fontFamily);
    const address = family ? fontAddress(ownAddress(context, 'fontsSrc') || FONTS_SRC, family) : '';
    if (address === (font?.address ?? '')) return;
    font?.remove();
    font = family && address ? { ...loadFont(element, address, family), address } : undefined;
    font?.loaded.then((isThere) => isThere || report(`could not load the font ${family} from ${address}`));
  };
  scope.add(() => font?.remove());

  const apply = () => {
    const { unstyled, css, cssRequired, style, isMobileResponsive } = settings();
    const isBare = unstyled || isRaw;
    const applied = isBare ? {} : ownerStyle(definition, style);
    followFont(applied.fontFamily ?? '');
    required.set(parts.required(cssRequired));
    late?.set(
      [
        isBare ? UNSTYLED_CSS : parts.theme(definition.themeCss),
        look(writeJson(applied)),
        parts.responsive(isMobileResponsive ? responsiveCss(applied, mobileWidth()) : FIXED_CSS),
        parts.css(css),
      ].join('\n'),
    );
    const [container] = late ? element.querySelectorAll(own) : [];
    container?.classList.toggle('mk-form', !isBare);
  };
  apply();
  context.onSettings(apply);

  // What a server has drawn is seen already.
  if (font && !element.querySelector(own)) {
    curtain.set(`${own} form{visibility:hidden}`);
    const show = () => curtain.set('');
    scope.add(browserClock.after(PATIENCE, show));
    font.loaded.then(show);
  }

  return {
    drawn() {
      if (late) return;
      late = open();
      apply();
    },
  };
}

const supports = (property: string, value: string): boolean => globalThis.CSS?.supports?.(property, value) ?? true;

const mobileWidth = (): number => mergeBreakpoints(pageConfig().breakpoints ?? {}).mobile?.value ?? 0;
