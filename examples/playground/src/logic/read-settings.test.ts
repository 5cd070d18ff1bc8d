import { describe, expect, it } from 'vitest';
import { TIMING_SCHEMA } from '../../../../packages/popup-engine/src/settings/timing-settings';
import { TRIGGER_SCHEMA } from '../../../../packages/popup-engine/src/settings/trigger-settings';
import { isMarkup } from './markup';
import { POPUP_EXAMPLES } from './popup-gallery';
import { readPopupSettings, readWidgetSettings } from './read-settings';
import { POPUP_CONTROLS, RULE_CONTROLS, TRIGGER_CONTROLS, widgetControls } from './setting-controls';
import { WIDGET_EXAMPLES } from './widget-gallery';

describe('settings of a popup', () => {
  it.each(POPUP_EXAMPLES)('of the gallery, $id, are read without a problem', ({ settings }) => {
    expect(readPopupSettings(JSON.stringify(settings))).toEqual({ settings, typed: settings, problems: [] });
  });

  it('name line, setting, what was found and what was expected', () => {
    const text = `{
  "timing": {
    "times": "yes",
    "times_times": "often"
  },
  "layer": "moon",
  "colour": "red",
  "close_button_delay": {"size": 3, "unit": "s"}
}`;
    const { problems, typed } = readPopupSettings(text);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '4: timing.times_times is "often", expected a number.',
      '6: layer is "moon", expected top or page.',
      '7: colour is "red", expected no such option.',
    ]);
    expect(typed).toEqual({ timing: { times: true }, close_button_delay: 3 });
  });

  it.each(['', '[', '7', '"text"', 'null'])('that are none are told: %j', (text) => {
    const { settings, problems } = readPopupSettings(text);
    expect(settings).toBe(null);
    expect(problems).toHaveLength(1);
  });
});

describe.each(WIDGET_EXAMPLES)('the widget of the gallery, $id,', ({ element, schema, settings }) => {
  it('has settings without a problem, and markup that the preview takes', () => {
    expect(readWidgetSettings(JSON.stringify(settings), schema).problems).toEqual([]);
    expect(isMarkup(element)).toBe(true);
  });

  it('has a field for each setting of its example', () => {
    const keys = widgetControls(schema).map(({ key }) => key);
    expect(Object.keys(settings).filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('the fields of settings', () => {
  it('are there for every rule and every trigger', () => {
    const keysOf = (flags: typeof RULE_CONTROLS) =>
      flags.flatMap(({ key, more }) => [key, ...more.map((one) => one.key)]);
    const { schedule_server_datetime: _, ...timing } = TIMING_SCHEMA;
    expect(keysOf(RULE_CONTROLS).sort()).toEqual(Object.keys(timing).sort());
    expect(keysOf(TRIGGER_CONTROLS).sort()).toEqual(Object.keys(TRIGGER_SCHEMA).sort());
  });

  it('stand under their own flag, in the kind of their schema', () => {
    const moreOf = (flag: string) => TRIGGER_CONTROLS.find(({ key }) => key === flag)?.more ?? [];
    expect(moreOf('scrolling_to').map(({ key }) => key)).toEqual(['scrolling_to_selector']);
    expect(moreOf('scrolling').map(({ label, kind, choices }) => [label, kind, choices])).toEqual([
      ['Direction', 'choice', ['down', 'up']],
      ['Offset', 'number', []],
    ]);
    expect(moreOf('exit_intent').map(({ kind }) => kind)).toEqual(['switch']);
    expect(POPUP_CONTROLS.find(({ key }) => key === 'layer')?.choices).toEqual(['top', 'page']);
  });
});
