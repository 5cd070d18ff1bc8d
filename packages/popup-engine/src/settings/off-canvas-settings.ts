import { boolean, oneOf, type Schema, text } from '@mountkit/core/logic';
import { each, LAYER, type OffCanvasSettings, size } from '../settings';

/** How the settings of an off-canvas panel are read. */
export const OFF_CANVAS_SCHEMA: Schema<OffCanvasSettings> = {
  ...LAYER,
  ...each(['is_not_close_on_overlay', 'is_not_close_on_esc_overlay'], boolean()),
  offCanvasId: text(),
  entrance_animation_duration: size(0.3),
  position: oneOf(['right', 'left', 'top', 'bottom'], 'right'),
};
