import type { createCustomCheck } from '../dom/controls/check-custom';
import type { Cleaner } from '../dom/markup/load-cleaner';
import type { FormContext } from '../form/form-context';
import type { FullForm, OpenForm, OptionsPart } from '../form/form-model';
import type { FurtherRules } from '../logic/rules/full-rules';
import type { tidyPhone } from '../logic/rules/phone-rules';
import type { createDemands } from '../logic/state/follow-demands';
import type { createPaging } from '../logic/state/paging';
import type { initialValues, ValueSources } from '../logic/state/prefill';
import type { createSight, Smartness } from '../logic/state/sight';
import type { createVisibility } from '../logic/state/visibility';
import type { OpenLocale } from '../logic/texts/language';
import type { Texts } from '../logic/texts/messages';
import type { FormOptions } from '../settings';
import type { FullModel } from '../ui/full/full-model';
import type { JoinedAdditions } from '../ui/full/join-additions';
import type { Turns } from '../ui/full/open-turns';
import type { Translations } from './translations';

/** What only some forms need; what a form does not need may be left out. */
export interface FullParts {
  readonly consent?: Pick<FullModel['parts'], 'ConsentBlock'> | undefined;
  readonly pages?:
    | (Pick<FullModel['parts'], 'PageHeading' | 'Pager' | 'Summary'> & {
        readonly createPaging: typeof createPaging;
        readonly PAGES_CSS: string;
        readonly PAGES_ENGLISH: Texts;
      })
    | undefined;
  readonly dates?: (Pick<FullModel['parts'], 'DateControl'> & Pick<FurtherRules, 'dateRule'>) | undefined;
  readonly phoneRules?:
    | (Omit<FurtherRules, 'dateRule'> & { readonly PHONE_ENGLISH: Texts; readonly tidyPhone: typeof tidyPhone })
    | undefined;
  readonly dependents?: { readonly createVisibility: typeof createVisibility } | undefined;
  /** Needed with either of dependents and prefill. */
  readonly sight?: { readonly createSight: typeof createSight } | undefined;
  readonly prefill?:
    | (Smartness &
        Pick<FullModel['parts'], 'NotYou'> & {
          readonly initialValues: typeof initialValues;
          readonly PREFILL_ENGLISH: Texts;
        })
    | undefined;
  /** For definitions with rules of our own. */
  readonly own?:
    | (Pick<FurtherRules, 'lengthRule'> &
        Pick<FullModel['parts'], 'Counter'> & {
          readonly createPagedVisibility: typeof createVisibility;
          readonly createDemands: typeof createDemands;
          readonly LENGTHS_ENGLISH: Texts;
          readonly COUNTER_CSS: string;
        })
    | undefined;
  readonly options?: OptionsPart | undefined;
  readonly headers?: OpenForm['headers'];
  readonly custom?: { readonly createCustomCheck: typeof createCustomCheck } | undefined;
  readonly locale?: OpenLocale | undefined;
  /** For definitions with translations. */
  readonly translations?: Pick<Translations, 'openLocale' | 'thanks' | 'putTexts'> | undefined;
  readonly controls?: { readonly CONTROLS_ENGLISH: Texts } | undefined;
  readonly onServer?: Pick<FullModel['parts'], 'WithoutScript'> | undefined;
  readonly phone?:
    | { readonly PhoneControl: FullModel['parts']['PhoneControl']; readonly PHONE_CSS: string }
    | undefined;
  /** Makes long dropdowns searchable when the form is in the page. Default never. */
  readonly search?: ((open: Pick<FullForm, 'store' | 'texts'>) => void) | undefined;
  readonly clean: Cleaner;
  /** What the form has beside its fields. Default nothing. */
  readonly addition?: JoinedAdditions | undefined;
  /** How a long form is drawn. Default at once. */
  readonly turns?: Turns | undefined;
}

/** What is around a form. */
export interface FullSurroundings {
  readonly formId: string;
  readonly settings: () => FormOptions;
  /** The page's address parameters. */
  readonly address: ValueSources['address'];
  readonly report: FormContext['report'];
  /** Called with the page that is shown. */
  readonly pageChanged: (page: number) => void;
  /** Aborted when the form is unmounted. */
  readonly signal: AbortSignal;
}
