import { type Json, jsonObject } from '@mountkit/core/logic';
import type { LottieOptions } from '@mountkit/page-widgets/lottie';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A number that a setting or its `size` is; undefined for none. */
function sizeOf(value: unknown): number | undefined {
  const { size = value } = jsonObject(value);
  return size === '' || Number.isNaN(Number(size ?? Number.NaN)) ? undefined : Number(size);
}

/** The builder's names of what starts an animation. */
const TRIGGERS: Readonly<Record<string, LottieOptions['trigger']>> = {
  arriving_to_viewport: 'viewport',
  bind_to_scroll: 'scroll',
  on_hover: 'hover',
  on_click: 'click',
};

/** The builder's names of what the mouse comes to. */
const AREAS: Readonly<Record<string, string>> = {
  column: '.elementor-column',
  section: '.elementor-section',
  container: '.e-con',
};

/** The address of an animation; where none is set it is the one that the page names for all. */
function addressOf({ source, source_external_url, source_json }: Json): string {
  const { url } = jsonObject(source === 'external_url' ? source_external_url : source_json);
  const { lottie } = jsonObject((window as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig);
  return textOf(url) || textOf(jsonObject(lottie).defaultAnimationUrl);
}

/** The options of an animation of the builder: a setting that is missing is off. */
function lottieOptions(settings: Json): Partial<LottieOptions> {
  const { start: from, end: to } = jsonObject(jsonObject(settings.viewport).sizes);
  const leave = settings.on_hover_out;
  return {
    src: addressOf(settings),
    trigger: TRIGGERS[textOf(settings.trigger)] ?? 'none',
    loop: settings.loop === 'yes',
    times: sizeOf(settings.number_of_times) ?? 0,
    speed: sizeOf(settings.play_speed) ?? 1,
    start: sizeOf(settings.start_point) ?? 0,
    end: sizeOf(settings.end_point) ?? 100,
    reverse: settings.reverse_animation === 'yes',
    on_leave: leave === 'reverse' || leave === 'pause' ? leave : 'play',
    hover_area: AREAS[textOf(settings.hover_area)] ?? '',
    window_start: sizeOf(from) ?? 0,
    window_end: sizeOf(to) ?? 100,
    relative_to: settings.effects_relative_to === 'page' ? 'page' : 'window',
    link_delay: sizeOf(settings.link_timeout) ?? 0,
    parts: { stage: '.e-lottie__animation' },
  };
}

/** The builder's animations: facts on page widgets, section 2.11. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-lottie', async (element) => {
    const { mount } = await mountkit.load('lottie');
    return mount(element, {
      ...lottieOptions(readSettings(element.dataset.settings) ?? {}),
      label: element.querySelector('.e-lottie__caption')?.textContent?.trim() ?? '',
    }).unmount;
  });
}
