import { listen, openStorage, readConsent, shared } from '@mountkit/core';
import { type Layer, pageLayers } from '../../dom/page-layers';
import type { PopupContext } from '../../dom/part-types';
import { pickVariant, sortVariants } from '../../logic/variant';

/** Milliseconds for which a visitor stays with a variant: 90 days. */
const LIFE = 90 * 86_400_000;

/** The variant of this page view, by the popup's id. */
const chosen = (): Map<string, string> => shared('popups:variants', () => new Map());

/** The names of the variants of one popup that are on the page. */
const namesOf = (id: string) =>
  sortVariants(
    [...document.querySelectorAll<HTMLElement>('[data-popup-id][data-variant]')]
      .filter(({ dataset }) => dataset.popupId === id)
      .map(({ dataset }) => dataset.variant as string),
  );

/** Chooses one of the variants: the same for a visitor who has agreed to that, otherwise anew in each page view. */
function choose(id: string, own: string): string {
  const known = namesOf(id);
  const names = known.includes(own) ? known : sortVariants([...known, own]);
  const mayKeep = readConsent('marketing') === true;
  const key = `popup_${id}_variant`;
  const kept = mayKeep ? openStorage('local').get(key) : undefined;
  const name = names.find((each) => each === kept) ?? pickVariant(names, Math.random());
  if (mayKeep) openStorage('local').set(key, name, LIFE);
  return name;
}

/**
 * Whether this variant of a popup is the one that is shown. The others are as if they were not there. Of the chosen one each
 * event names the variant; a form that is sent in it, or a press of something marked `data-converts`, is the event `convert`.
 */
export function chooseVariant({ element, id, emit, scope, settings }: PopupContext, layer: Layer): boolean {
  const { variant } = settings();
  const name = chosen().get(id) ?? choose(id, variant);
  chosen().set(id, name);
  if (name !== variant) {
    pageLayers().delete(layer);
    layer.open = () => {};
    return false;
  }
  layer.detail = { variant };
  const convert = () => emit('convert', { variant });
  scope.add(listen(element, 'mountkit:forms:submitted', convert));
  scope.add(
    listen(element, 'click', ({ target }) => {
      if ((target as Element).closest('[data-converts]')) convert();
    }),
  );
  return true;
}
