import { jsonText, object, type Schema, type Setting } from '@mountkit/core/logic';
import type { OffCanvasSettings, PopupSettings } from '../settings';

// The whole schemas report the values that cannot be read.
const word: Setting<string> = { read: jsonText, expected: '', fallback: '' };
const group = /* @__PURE__ */ object({});

/** The settings that are read when a popup or a panel is mounted. The whole schemas read the others later. */
export type InitialSettings = Pick<
  PopupSettings,
  'popupId' | 'open_selector' | 'timing' | 'triggers' | 'teaser' | 'variant'
> &
  Pick<OffCanvasSettings, 'offCanvasId'> & {
    /** As the page gives it: another word than those known is reported when the popup is shown. */
    readonly format: string;
    readonly priority: string;
  };

/** How they are read. */
export const INITIAL_SCHEMA: Schema<InitialSettings> = {
  popupId: word,
  offCanvasId: word,
  open_selector: word,
  format: word,
  teaser: word,
  variant: word,
  priority: word,
  timing: group,
  triggers: group,
};
