/**
 * Turns foreign markup into nodes that can run nothing: contract section 6. The cleaner is a chunk of its own, loaded
 * only when there is markup to clean. Where it does not come, the text is shown without its markup.
 */
export async function cleanMarkup(markup: string): Promise<Node> {
  if (!/[<&]/.test(markup)) return document.createTextNode(markup);
  try {
    const { default: purifier } = await import('dompurify');
    return purifier.sanitize(markup, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
      SANITIZE_NAMED_PROPS: true,
    });
  } catch {
    return document.createTextNode(markup.replace(/<[^>]*>/g, ''));
  }
}
