'use client';

// The same entry for servers: it brings what draws a form there, which browsers need not load.
import { drawForReact } from '../server/draw-on-server';
import { createMarketingForm } from './marketing-form';

export { useForm } from './use-form';

/** The component of `index.ts`. */
export const MarketingForm = /* @__PURE__ */ createMarketingForm(drawForReact);
