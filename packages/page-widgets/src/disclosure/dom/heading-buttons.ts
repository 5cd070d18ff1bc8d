import type { Section } from './items';

/** Puts the words of each heading into a button, by which its panel is opened. */
export function headingButtons(sections: readonly Section[]) {
  const items = sections.map(({ heading, panel }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'mountkit-accordion__button';
    button.append(...heading.childNodes);
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
