import { guard } from '@mountkit/core';
import type { FormOptions } from '../../settings';

/** What of the embed context tells of the page, by its names in `hs_context`. */
const PAGE_KEYS = ['pageId', 'pageName', 'contentType', 'abTestId', 'sfdcCampaignId', 'goToWebinarWebinarKey'] as const;

/** What the page says of itself and of the submission, for `hs_context`. */
export const metadataOf = (settings: FormOptions): object => ({
  ...Object.fromEntries(PAGE_KEYS.flatMap((key) => (settings[key] ? [[key, settings[key]]] : []))),
  ...settings.extraSubmissionMetadata,
  ...guard(() => settings.getExtraMetaDataBeforeSubmit?.()),
});
