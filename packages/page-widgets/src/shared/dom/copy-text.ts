/** Puts a text on the clipboard; false where the browser refuses. Pages without a secure context have the old way only. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    const { activeElement } = document;
    area.value = text;
    area.style.position = 'fixed';
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
    return isCopied;
  }
}
