/**
 * Reads the attributes of other script tags from the parameters of this one's address, since pages change only the
 * address: `hbspt.js?provider=https://forms.example/`. Attributes take precedence.
 */
export function takeAddress(): void {
  const script = document.currentScript;
  if (!script || !('src' in script)) return;
  for (const [name, value] of new URL(script.src, document.baseURI).searchParams) {
    const attribute = `data-${name}`;
    if (/^[a-z-]+$/.test(name) && !script.hasAttribute(attribute)) script.setAttribute(attribute, value);
  }
}
