import { jsonText, object, type Schema, type Setting } from '@mountkit/core/logic';
import type { OffCanvasSettings, PopupSettings } from './settings';

// What cannot be read is told by the whole schemas.
const word: Setting<string> = { read: jsonText, expected: '', fallback: '' };
const group = /* @__PURE__ */ object({});

/** What is read of a popup or a panel where it is mounted. The rest is read when it is shown, by the whole schemas. */
export type ArmedSettings = Pick<PopupSettings, 'popupId' | 'open_selector' | 'timing' | 'triggers'> &
  Pick<OffCanvasSettings, 'offCanvasId'>;

/** How that is read. */
export const ARMED_SCHEMA: Schema<ArmedSettings> = {
  popupId: word,
  offCanvasId: word,
  open_selector: word,
  timing: group,
  triggers: group,
};
