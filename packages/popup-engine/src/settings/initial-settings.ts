import { jsonText, object, type Schema, type Setting } from '@mountkit/core/logic';
import type { OffCanvasSettings, PopupSettings } from '../settings';

// The whole schemas report the values that cannot be read.
const word: Setting<string> = { read: jsonText, expected: '', fallback: '' };
const group = /* @__PURE__ */ object({});

/** The settings that are read when a popup or a panel is mounted. The whole schemas read the others later. */
export type InitialSettings = Pick<PopupSettings, 'popupId' | 'open_selector' | 'timing' | 'triggers'> &
  Pick<OffCanvasSettings, 'offCanvasId'>;

/** How they are read. */
export const INITIAL_SCHEMA: Schema<InitialSettings> = {
  popupId: word,
  offCanvasId: word,
  open_selector: word,
  timing: group,
  triggers: group,
};
