import type { LegalConsent } from '../../logic/definition/full-definition';
import type { FullCell } from '../../logic/state/full-state';
import { FullFieldView } from './full-field';
import type { FullModel } from './full-model';
import { Markup } from './markup';

/** The consents that the visitor is asked for, with their texts: specification 2 section 3, 'Legal consent'. */
export function ConsentBlock({ model, consent }: { model: FullModel; consent: LegalConsent }) {
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

function ConsentText({ model, markup }: { model: FullModel; markup: string }) {
  return (
    markup && (
      <div className="hs-richtext">
        <Markup model={model} markup={markup} />
      </div>
    )
  );
}

function ConsentFields({ model, cells }: { model: FullModel; cells: readonly FullCell[] }) {
  const inTurn = model.parts.inTurn ?? ((_, view) => view);
  return cells.map((cell) => inTurn(cell.field.id, <FullFieldView key={cell.field.id} model={model} cell={cell} />));
}
