/** How many listeners of the scroll the window and the document of a page have. */
export async function countScrollListeners(page) {
  const client = await page.context().newCDPSession(page);
  let count = 0;
  for (const expression of ['window', 'document']) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    count += listeners.filter(({ type }) => type === 'scroll').length;
  }
  return count;
}
