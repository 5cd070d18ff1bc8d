import { object, type Schema } from '@mountkit/core/logic';
import type { AttributionParams } from '../settings';

/** Options of order attribution by itself. */
export interface AttributionOptions {
  /** Its settings, as shops print them. */
  readonly attribution_params: AttributionParams;
}

/** How the options are read. */
export const ATTRIBUTION_SCHEMA: Schema<AttributionOptions> = {
  attribution_params: /* @__PURE__ */ object<AttributionParams>({}),
};
