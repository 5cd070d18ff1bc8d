import { describe, expect, it } from 'vitest';
import { readSettings } from '../../read-settings';
import { motionOptions, stickyOptions } from './sticky-options';

describe('readSettings', () => {
  it.each([undefined, '', 'text', '[]', 'null', '7'])('reads nothing of %j', (source) => {
    expect(readSettings(source)).toBeNull();
  });
});

describe('stickyOptions', () => {
  it('takes what is about sticking, in every device mode', () => {
    const settings = {
      background_background: 'classic',
      sticky: 'top',
      sticky_on: ['desktop'],
      sticky_offset: 10,
      sticky_offset_tablet: 20,
      sticky_effects_offset_mobile: 5,
      sticky_parent: 'yes',
      sticky_custom: 1,
    };
    expect(stickyOptions(settings)).toEqual({
      sticky: 'top',
      sticky_when_reached: true,
      sticky_on: ['desktop'],
      sticky_offset: 10,
      sticky_offset_tablet: 20,
      sticky_effects_offset_mobile: 5,
      sticky_parent: '.e-con,.e-con-inner,.elementor-widget-wrap',
    });
  });

  it('is none where nothing sticks', () => {
    expect(stickyOptions({ sticky: '' })).toBeNull();
    expect(stickyOptions({})).toBeNull();
  });
});

describe('motionOptions', () => {
  it('speaks of effects in the words of our options', () => {
    const settings = {
      motion_fx_motion_fx_scrolling: 'yes',
      motion_fx_translateY_effect: 'yes',
      motion_fx_translateY_direction: 'negative',
      motion_fx_translateY_speed: { unit: 'px', size: 3, sizes: [] },
      motion_fx_translateY_affectedRange: { unit: '%', size: '', sizes: { start: 10, end: 90 } },
      motion_fx_opacity_effect: 'yes',
      motion_fx_opacity_level: { size: 6 },
      motion_fx_rotateZ_effect: 'yes',
      motion_fx_blur_effect: '',
      motion_fx_motion_fx_mouse: 'yes',
      motion_fx_mouseTrack_effect: 'yes',
      motion_fx_tilt_effect: 'yes',
      motion_fx_devices: ['desktop', 'tablet'],
      motion_fx_range: 'page',
    };
    expect(motionOptions(settings, '')).toMatchObject({
      interactions: {
        scroll: {
          translateY: { speed: 3, direction: 'negative', affectedRange: { start: 10, end: 90 } },
          opacity: { level: 6, affectedRange: { start: 20, end: 80 } },
          rotate: {},
        },
        mouseMove: { translateXY: {}, tilt: {} },
      },
      range: 'page',
      background: false,
      devices: ['desktop', 'tablet'],
    });
  });

  it('begins and ends where the builder’s controls do: at 20 and 80 for looks, nowhere for what moves or turns', () => {
    const effects = ['translateX', 'translateY', 'rotateZ', 'opacity', 'blur', 'scale'];
    const settings = Object.fromEntries(effects.map((name) => [`motion_fx_${name}_effect`, 'yes']));
    const { interactions } = motionOptions({ ...settings, motion_fx_motion_fx_scrolling: 'yes' }, '') ?? {};
    const { scroll } = interactions as { scroll: Record<string, { affectedRange: object }> };
    const looks = { start: 20, end: 80 };
    expect(Object.entries(scroll).map(([name, { affectedRange }]) => [name, affectedRange])).toEqual([
      ['translateX', {}],
      ['translateY', {}],
      ['rotate', {}],
      ['opacity', looks],
      ['blur', looks],
      ['scale', looks],
    ]);
  });

  it('goes by the page where the element stays in its place of the window', () => {
    const settings = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_opacity_effect: 'yes', _position: 'fixed' };
    expect(motionOptions(settings, '')).toMatchObject({ range: 'page' });
    expect(motionOptions({ ...settings, motion_fx_range: 'viewport' }, '')).toMatchObject({ range: 'viewport' });
  });

  it('is none where the switch is off, and knows backgrounds apart', () => {
    const off = { motion_fx_translateY_effect: 'yes' };
    expect(motionOptions(off, '')).toBeNull();
    const behind = { background_motion_fx_motion_fx_scrolling: 'yes', background_motion_fx_translateY_effect: 'yes' };
    expect(motionOptions(behind, '')).toBeNull();
    expect(motionOptions(behind, 'background_')).toMatchObject({ background: true, range: 'viewport' });
  });
});
