import { type Disposer, listen } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import type { PlaylistParts } from '@mountkit/page-widgets/video';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** The parts of a list of videos: facts on page widgets, section 2.12. */
const PARTS: PlaylistParts = {
  title: '.e-tab-title',
  panel: '.e-tabs-content-wrapper>.e-tab-content',
  video: {
    holder: ':scope>div:not(.elementor-custom-embed-image-overlay)',
    cover: '.elementor-custom-embed-image-overlay',
    button: '.elementor-custom-embed-play',
  },
  active: 'e-active',
  watched: 'watched-video',
};

/** Roles of the builder that promise what is not there: two lists of tabs, and buttons in tabs. */
const ROLES = '[role=tablist],[role=tab],[role=tabpanel]';

/** Takes attributes away until it ends. */
function takeAway(elements: Iterable<Element>, names: readonly string[]): Disposer {
  const taken = [...elements].map((element) => {
    const values = names.map((name) => [name, element.getAttribute(name)] as const);
    for (const name of names) element.removeAttribute(name);
    return { element, values };
  });
  return () => {
    for (const { element, values } of taken) {
      for (const [name, value] of values) if (value !== null) element.setAttribute(name, value);
    }
  };
}

/** The button that folds the list on small windows. */
function foldList(element: HTMLElement): Disposer {
  const button = element.querySelector<HTMLElement>('.e-tabs-toggle-videos-display-button');
  const list = element.querySelector<HTMLElement>('.e-tabs-items-wrapper');
  if (!button || !list) return () => {};
  let isOpen = true;
  const show = () => {
    button.setAttribute('aria-expanded', `${isOpen}`);
    button.classList.toggle('rotate-up', isOpen);
    button.classList.toggle('rotate-down', !isOpen);
    list.hidden = !isOpen;
    list.style.display = isOpen ? '' : 'none';
  };
  const press = (event: Event) => {
    event.preventDefault();
    isOpen = !isOpen;
    show();
  };
  const name = element.querySelector('.e-tabs-title')?.textContent?.trim() ?? '';
  for (const [key, value] of Object.entries({ role: 'button', tabindex: '0', 'aria-label': name })) {
    button.setAttribute(key, value);
  }
  button.removeAttribute('aria-hidden');
  button.setAttribute('aria-expanded', 'true');
  const offs = [
    listen(button, 'click', press),
    listen(button, 'keydown', (event) => /^(?:Enter| )$/.test(event.key) && press(event)),
  ];
  return () => {
    isOpen = true;
    show();
    for (const off of offs) off();
    for (const key of ['role', 'tabindex', 'aria-label', 'aria-expanded']) button.removeAttribute(key);
    button.setAttribute('aria-hidden', 'true');
  };
}

/** The texts below the video that is shown, in tabs of their own. */
async function followTexts(element: HTMLElement, mountkit: Mountkit): Promise<{ show(): void; remove: Disposer }> {
  const panels = [...element.querySelectorAll<HTMLElement>('.e-tabs-inner-tabs>.e-tab-content')];
  const inner = panels.filter((panel) => panel.querySelector('.e-inner-tab-content'));
  const handles = inner[0]
    ? await mountkit.load('disclosure').then(({ mount }) =>
        inner.map((panel) =>
          mount(panel, {
            parts: {
              title: '.e-inner-tab-title',
              panel: '.e-inner-tab-content',
              active: 'e-inner-tab-active',
              display: 'block',
            },
          }),
        ),
      )
    : [];
  const rows = inner.flatMap((panel) => panel.querySelector('.e-inner-tabs-wrapper') ?? []);
  for (const row of rows) row.setAttribute('role', 'tablist');
  const setShown = (panel: HTMLElement, isShown: boolean) => {
    panel.classList.toggle('e-active', isShown);
    panel.style.display = isShown ? 'block' : '';
    panel.hidden = !isShown;
  };
  return {
    show() {
      const tab = element.querySelector<HTMLElement>('.e-tab-title.e-active')?.dataset.tab;
      for (const panel of panels) setShown(panel, panel.dataset.tab === tab);
    },
    remove() {
      for (const handle of handles) handle.unmount();
      for (const row of rows) row.removeAttribute('role');
      for (const [index, panel] of panels.entries()) {
        setShown(panel, false);
        panel.hidden = index > 0;
      }
    },
  };
}

/** The builder's lists of videos. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-video-playlist', async (element) => {
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mountPlaylist } = await mountkit.load('video');
    const giveBack = takeAway(element.querySelectorAll(ROLES), [
      'role',
      'tabindex',
      'aria-selected',
      'aria-orientation',
    ]);
    const texts = await followTexts(element, mountkit);
    const tabs = Array.isArray(settings.tabs) ? (settings.tabs as readonly Json[]) : [];
    const id = element.dataset.id ?? '';
    const handle = mountPlaylist(element, {
      autoplay: settings.autoplay_on_load === 'yes',
      next: settings.autoplay_next === 'yes',
      name: id,
      remember: settings.show_watched_indication === 'yes' ? id : '',
      // As the builder's own player does it.
      privacy: false,
      parts: { ...PARTS, keys: tabs.map((tab, index) => `${tab?._id ?? index + 1}`) },
    });
    const offs: Disposer[] = [
      handle.on('change', texts.show),
      foldList(element),
      handle.unmount,
      texts.remove,
      giveBack,
    ];
    await handle.ready;
    texts.show();
    return () => {
      for (const off of offs) off();
    };
  });
}
