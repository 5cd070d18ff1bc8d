import { type Json, jsonObject } from '@mountkit/core/logic';

const isOn = (value: unknown) => value !== undefined && value !== '' && value !== 'no' && value !== false;

/** The builder's columns and containers, which bound a sticky element that stays in its column. */
const COLUMN = '.e-con,.e-con-inner,.elementor-widget-wrap';

/** The options of a sticky element; null if it is not sticky. Facts, part B. */
export function stickyOptions(settings: Json): Json | null {
  if (!isOn(settings.sticky)) return null;
  const lengths = Object.entries(settings).filter(([key]) =>
    /^sticky_(?:offset|effects_offset|anchor_link_offset)(?:_|$)/.test(key),
  );
  return {
    ...Object.fromEntries(lengths),
    sticky: settings.sticky,
    sticky_on: settings.sticky_on,
    // The builder's bar at the very top has its class before any scroll.
    sticky_when_reached: true,
    sticky_parent: isOn(settings.sticky_parent) ? COLUMN : false,
  };
}

const EFFECTS: Readonly<Record<string, string>> = {
  translateX: 'translateX',
  translateY: 'translateY',
  rotateZ: 'rotate',
  opacity: 'opacity',
  blur: 'blur',
  scale: 'scale',
};
const POINTER: Readonly<Record<string, string>> = { mouseTrack: 'translateXY', tilt: 'tilt' };

/** The options of motion, of the element or of its background (`background_`); null if it has none. */
export function motionOptions(settings: Json, part: '' | 'background_'): Json | null {
  const prefix = `${part}motion_fx_`;
  const value = (key: string) => settings[prefix + key];
  const effectsOf = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([name, ours]) => {
        if (!isOn(value(`${name}_effect`))) return [];
        const { start, end } = jsonObject(jsonObject(value(`${name}_affectedRange`) ?? value(`${name}_range`)).sizes);
        const sizeOf = (key: string) => jsonObject(value(`${name}_${key}`)).size;
        const effect = {
          speed: sizeOf('speed'),
          level: sizeOf('level'),
          direction: value(`${name}_direction`),
          // The defaults of the builder's controls; for translation and rotation the whole range.
          affectedRange: /opacity|blur|scale/.test(name) ? { start: start ?? 20, end: end ?? 80 } : { start, end },
        };
        return [[ours, effect]];
      }),
    );
  const scroll = isOn(value('motion_fx_scrolling')) ? effectsOf(EFFECTS) : {};
  const mouseMove = isOn(value('motion_fx_mouse')) ? effectsOf(POINTER) : {};
  if (!Object.keys({ ...scroll, ...mouseMove })[0]) return null;
  const devices = value('devices') ?? settings[`${prefix}devices`];
  return {
    interactions: { scroll, mouseMove },
    // What stays in its place of the window has no way through it.
    range: (value('range') || (settings._position === 'fixed' && 'page')) === 'page' ? 'page' : 'viewport',
    background: part !== '',
    ...(Array.isArray(devices) && { devices }),
  };
}
