import type { Page } from 'playwright-core';

/** Address of a video of each host that is known. */
export const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
export const VIMEO = 'https://vimeo.com/76979871';

/** A player of another host that understands the messages of YouTube's and of Vimeo's. */
const PLAYER = `<!doctype html><html lang="en"><title>A player</title><button>Play</button><script>
const said = [];
addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  said.push(message.func ?? message.method ?? message.event);
  if (message.event === 'listening') parent.postMessage(JSON.stringify({ event: 'initialDelivery', info: {} }), '*');
});
function tell(seconds, isOver) {
  parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: seconds, playerState: isOver ? 0 : 1 } }), '*');
  parent.postMessage(JSON.stringify({ event: isOver ? 'finish' : 'timeupdate', data: { seconds } }), '*');
}
</script></html>`;

/** Stands in for the hosts of videos; answers the addresses that the page has asked them for. */
export async function fakeHosts(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(?:youtube|ytimg|youtu\.be|vimeo|dailymotion|videopress)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  return asked;
}

const playerOf = (page: Page, host: RegExp) => page.frames().find((frame) => host.test(frame.url()));

/** Lets the player in a frame say where it is in its video. */
export const tellTime = (page: Page, host: RegExp, seconds: number, isOver = false) =>
  playerOf(page, host)?.evaluate(
    ([at, over]) => (window as unknown as { tell(seconds: number, isOver: boolean): void }).tell(at, over),
    [seconds, isOver] as const,
  );

/** What the page has asked the player in a frame for. */
export const saidTo = (page: Page, host: RegExp): Promise<readonly string[]> =>
  playerOf(page, host)?.evaluate('said') ?? Promise.resolve([]);

/** Listens to the events of a family; the page's `heard` names them. */
export const hearEvents = (page: Page, family: string) =>
  page.evaluate((group) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.mountkit.q.push(({ on }) => {
      for (const name of ['open', 'close', 'change', 'start', 'end', 'failed']) {
        on(`${group}:${name}`, (detail) => heard.push(`${name} ${detail.index ?? ''}`.trim()));
      }
    });
  }, family);

/** The names of the events that were heard. */
export const heardEvents = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
