import type { LegalConsent } from '../../logic/rich-definition';
import type { RichCell } from '../../logic/rich-state';
import { Markup } from './markup';
import { RichFieldView } from './rich-field';
import type { RichModel } from './rich-model';

/** What the visitor is asked to allow, and the texts around it: specification 2 section 3, 'Legal consent'. */
export function ConsentBlock({ model, consent }: { model: RichModel; consent: LegalConsent }) {
  const cellsOf = (fields: readonly { readonly id: string }[]) =>
    fields.flatMap(({ id }) => model.store.cellOf(id) ?? []);
  return (
    <div className="legal-consent-container">
      <ConsentText model={model} markup={consent.communicationConsentText} />
      <ConsentFields model={model} cells={cellsOf(consent.communicationFields)} />
      <ConsentText model={model} markup={consent.processingConsentText} />
      <ConsentFields model={model} cells={cellsOf(consent.processingField ? [consent.processingField] : [])} />
      <ConsentText model={model} markup={consent.privacyPolicyText} />
    </div>
  );
}

function ConsentText({ model, markup }: { model: RichModel; markup: string }) {
  return (
    markup && (
      <div className="hs-richtext">
        <Markup model={model} markup={markup} />
      </div>
    )
  );
}

function ConsentFields({ model, cells }: { model: RichModel; cells: readonly RichCell[] }) {
  const inTurn = model.parts.inTurn ?? ((_, view) => view);
  return cells.map((cell) => inTurn(cell.field.id, <RichFieldView key={cell.field.id} model={model} cell={cell} />));
}
