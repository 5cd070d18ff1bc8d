import { jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** The builder's share buttons: facts on page widgets, section 2.5. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-share-buttons', async (element) => {
    const { url } = jsonObject(readSettings(element.dataset.settings)?.share_url);
    const { mount } = await mountkit.load('share');
    return mount(element, {
      ...(typeof url === 'string' && { url }),
      parts: { control: '.elementor-share-btn', prefix: 'elementor-share-btn_', item: '.elementor-grid-item' },
    }).unmount;
  });
}
