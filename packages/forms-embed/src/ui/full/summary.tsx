import { type FullCell, isRefused, isShown } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import { labelOf } from './describe-field';
import type { FullModel } from './full-model';
import { keepFocus } from './keep-focus';

/** After an attempt to submit: the errors on other pages, each with a link to its field. */
export function Summary({ model }: { model: FullModel }) {
  const { store } = model;
  const page = useCell(store.pages, (pages) => pages.page);
  const attempted = useCell(store.form, (form) => form.attempted);
  const refused = useCell({ ...store.form, subscribe: model.everyField }, () =>
    attempted ? store.fields.map((cell) => (isRefusedElsewhere(cell, page) ? '1' : '0')).join('') : '',
  );
  const cells = store.fields.filter((_, index) => refused[index] === '1');
  if (cells.length === 0) return null;
  return (
    <div role="alert">
      <ul className="mk-summary hs-error-msgs">
        {cells.map((cell) => (
          <li key={cell.field.id}>
            <SummaryLine model={model} cell={cell} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryLine({ model, cell }: { model: FullModel; cell: FullCell }) {
  const { messages } = model;
  const isMissing = /required|missing/.test(cell.get().refusal?.key ?? '');
  const label = textOf(model.clean(labelOf(model, cell.field))) || cell.field.name;
  const line = messages.of(isMissing ? 'fieldRequiredOnPage' : 'fieldInvalidOnPage', { label });
  const [before = '', after = ''] = line.split(/\{\{\s*link\s*\}\}/);
  return (
    <>
      {before}
      <button type="button" className="mk-link" onMouseDown={keepFocus} onClick={() => model.goToField(cell)}>
        {messages.of('pageNumber', { pageNumber: model.store.steps().indexOf(cell.page) + 1 })}
      </button>
      {after}
    </>
  );
}

const isRefusedElsewhere = (cell: FullCell, page: number): boolean =>
  cell.page !== page && isShown(cell.get()) && isRefused(cell);

const textOf = (cleaned: Node | string): string =>
  (typeof cleaned === 'string' ? cleaned : (cleaned.textContent ?? '')).trim();
