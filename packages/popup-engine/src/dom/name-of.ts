/** The name of a layer: its label, else the first heading inside, else the title of the page. */
export const nameOf = (box: HTMLElement, label: string): string =>
  label ||
  box.querySelector('[aria-label]:is(section,div)')?.getAttribute('aria-label') ||
  box.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')?.textContent?.trim() ||
  document.title;
