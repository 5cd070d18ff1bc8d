import { beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../testing/page';
import { openSink } from './open-sink';
import { report } from './reporter';

vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Answers the address of the next image that is asked for. */
const nextImage = () =>
  new Promise<URL>((resolve) => {
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          resolve(new URL(address));
        }
      },
    );
  });

const putConfig = (config: object) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.mountkitConfig = '';
  block.textContent = JSON.stringify(config);
  document.head.append(block);
};

beforeEach(() => {
  resetPage();
  document.head.replaceChildren();
});

it('sends what was reported to where the page says', async () => {
  putConfig({ errorSink: 'https://logs.test/pixel' });
  const image = nextImage();
  report('it broke');
  openSink();
  openSink();
  const { origin, pathname, searchParams } = await image;
  expect(origin + pathname).toBe('https://logs.test/pixel');
  expect([...searchParams.values()]).toContain('it broke');
});

it('waits for a block that stands further down', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const image = nextImage();
  const listened = vi.spyOn(document, 'addEventListener');
  report('it broke early');
  openSink();
  await vi.waitFor(() => expect(listened).toHaveBeenCalledWith('DOMContentLoaded', expect.anything(), { once: true }));
  readyState.mockReturnValue('interactive');
  putConfig({ errorSink: 'https://logs.test/late' });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect((await image).pathname).toBe('/late');
});
