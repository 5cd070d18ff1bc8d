import { startExampleServer } from '../../harness/start-example-server.mjs';

const HTML = 'text/html; charset=utf-8';

const TAG = /<script[^>]*src="\/mountkit\/mountkit\.js"[^>]*>/;

/**
 * What the example server answers, by path: its shop page for each contender, its style sheets and the answer to a
 * product that is added. Recorded once, so that the server takes the same time for all.
 */
export async function recordShop() {
  const server = await startExampleServer();
  try {
    const read = async (path, init) => {
      const answer = await fetch(`${server.url}${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} from the example server`);
      return answer.text();
    };
    const page = await read('/shop/');
    const [, product] = page.match(/data-product_id="(\d+)"/);
    const added = await read('/?wc-ajax=add_to_cart', {
      method: 'POST',
      body: new URLSearchParams({ product_id: product, quantity: '1' }),
    });
    const sheets = [...page.matchAll(/href="(\/assets\/[\w-]+\.css)"/g)].map(([, path]) => path);
    const styles = sheets.map(async (path) => [path, ['text/css', await read(path)]]);
    const peer = '<script src="/bundles/call/shop/jquery.js" async>';
    return [
      ['/shop/mountkit', [HTML, page]],
      ['/shop/jquery', [HTML, page.replace(TAG, peer)]],
      ['/?wc-ajax=add_to_cart', ['application/json', added]],
      ['/?wc-ajax=get_refreshed_fragments', ['application/json', added]],
      ...(await Promise.all(styles)),
    ];
  } finally {
    await server.close();
  }
}
