// Inside the frame of the bot check: asks its server for a token when the page around it says so.
const facts = new URLSearchParams(location.search);

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== parent || data.type !== 'execute') return;
  const tell = (message) => parent.postMessage({ round: data.round, ...message }, origin);
  try {
    const answer = await fetch(`/bot-check/token?${facts}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    tell({ type: 'token', ...(await answer.json()) });
  } catch {
    tell({ type: 'failed' });
  }
});

// Which page is around it is learned from its first message; there is nothing in this one to keep from it.
parent.postMessage({ type: 'ready' }, '*');
