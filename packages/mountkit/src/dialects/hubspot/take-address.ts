/**
 * What other script tags say by attributes, the address of this one may say by parameters, since nothing but the address
 * is changed: `hbspt.js?provider=https://forms.example/`. An attribute is stronger.
 */
export function takeAddress(): void {
  const script = document.currentScript;
  if (!script || !('src' in script)) return;
  for (const [name, value] of new URL(script.src, document.baseURI).searchParams) {
    const attribute = `data-${name}`;
    if (/^[a-z-]+$/.test(name) && !script.hasAttribute(attribute)) script.setAttribute(attribute, value);
  }
}
