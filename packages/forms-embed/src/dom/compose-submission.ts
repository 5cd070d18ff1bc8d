import { guard } from '@mountkit/core';
import type { Entry } from '../form-model';
import { isShown, type RichCell, type RichStore } from '../logic/rich-state';
import type { FormOptions } from '../settings';

/** What of the embed context tells of the page, by its names in `hs_context`. */
const PAGE_KEYS = ['pageId', 'pageName', 'contentType', 'abTestId', 'sfdcCampaignId', 'goToWebinarWebinarKey'] as const;

/** What one shown field sends: an entry for each value of an enumeration, for each file, else one. */
function entriesOf({ field, get }: RichCell): readonly Entry[] {
  const { value, files } = get();
  const entry = (one: string | Blob): Entry => ({ name: field.id, value: one });
  if (field.fieldType === 'file') return files?.length ? files.map((file) => entry(file as File)) : [entry('')];
  return field.fieldType === 'checkbox' ? value.split(';').map(entry) : [entry(value.trim())];
}

/** What the page says of itself and of the submission, for `hs_context`. */
export const metadataOf = (settings: FormOptions): object => ({
  ...Object.fromEntries(PAGE_KEYS.flatMap((key) => (settings[key] ? [[key, settings[key]]] : []))),
  ...settings.extraSubmissionMetadata,
  ...guard(
    () => settings.getExtraMetaDataBeforeSubmit?.(),
    () => {},
  ),
});

/** What a form of every kind of field sends: specification 2 section 7.4. */
export function composeSubmission(
  store: RichStore,
  settings: FormOptions,
  isReset: boolean,
): { entries: readonly Entry[]; facts: object } {
  return {
    entries: store.fields.filter(({ get }) => isShown(get())).flatMap(entriesOf),
    facts: {
      ...metadataOf(settings),
      // Who gave up who the visitor is does not say it: specification 2 section 4, 'Reset cookie action'.
      ...(isReset && { hutk: undefined }),
    },
  };
}
