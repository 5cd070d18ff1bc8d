import { make } from '../../shared/dom/make';

/** How our own titles look; every rule gives way to one of the page. */
export const OWN_STYLE = `:where(.mountkit-tabs__list){display:flex;gap:.25em;overflow-x:auto;border-block-end:1px solid color-mix(in srgb,currentColor 25%,transparent)}
:where(.mountkit-tabs__tab,.mountkit-accordion__button){padding:.625em .75em;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
:where(.mountkit-tabs__tab){flex:none;border-block-end:3px solid transparent}
:where(.mountkit-tabs__tab[aria-selected=true]){border-color:currentColor}
:where(.mountkit-accordion__button){display:flex;gap:1em;justify-content:space-between;inline-size:100%;padding-inline:0}
:where(.mountkit-accordion__button)::after{content:"+" / ""}
:where(.mountkit-accordion__button[aria-expanded=true])::after{content:"\\2013" / ""}`;

/** The heading that begins an item in markup of ours; what follows it, up to the next one, is the panel. */
const HEADING = /^H[1-6]$/;

/** A heading of our own markup with the element after it. */
export interface Section {
  readonly heading: HTMLElement;
  readonly panel: HTMLElement;
}

/** The items of our own markup: headings, each followed by its panel. */
export function sectionsOf(root: HTMLElement): readonly Section[] {
  return [...root.children].flatMap((heading) => {
    const panel = heading.nextElementSibling;
    return HEADING.test(heading.tagName) && panel && !HEADING.test(panel.tagName)
      ? [{ heading: heading as HTMLElement, panel: panel as HTMLElement }]
      : [];
  });
}

/** Puts the words of each heading into a button, by which its panel is opened. */
export function headingButtons(sections: readonly Section[]) {
  const items = sections.map(({ heading, panel }) => {
    const button = make('button', 'mountkit-accordion__button', ...heading.childNodes);
    heading.append(button);
    return { titles: [button], panel };
  });
  return {
    items,
    remove() {
      for (const { titles } of items) for (const button of titles) button.replaceWith(...button.childNodes);
    },
  };
}

/** A row of buttons with the words of the headings, which it replaces for as long as there are tabs. */
export function createTabList(root: HTMLElement, sections: readonly Section[]) {
  const row = make('div', 'mountkit-tabs__list');
  row.role = 'tablist';
  const items = sections.map(({ heading, panel }) => {
    const button = make('button', 'mountkit-tabs__tab', ...[...heading.childNodes].map((node) => node.cloneNode(true)));
    if (heading.id) button.id = `${heading.id}-tab`;
    row.append(button);
    return { titles: [button, heading], panel };
  });
  const wasHidden = sections.map(({ heading }) => heading.hidden);
  for (const { heading } of sections) heading.hidden = true;
  root.prepend(row);
  return {
    // A heading is no title of its own; an address that leads to it opens its panel.
    items: items.map(({ titles, panel }) => ({ titles: titles.slice(0, 1), panel })),
    remove() {
      row.remove();
      sections.forEach(({ heading }, index) => {
        heading.hidden = !!wasHidden[index];
      });
    },
  };
}
