/**
 * Turns foreign markup into nodes that can run nothing: contract section 6. The cleaner is a chunk of its own, loaded
 * only when there is markup to clean; plain text is answered as a text node at once.
 */
export async function cleanMarkup(markup: string): Promise<Node> {
  if (!/[<&]/.test(markup)) return document.createTextNode(markup);
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    SANITIZE_NAMED_PROPS: true,
  });
}
