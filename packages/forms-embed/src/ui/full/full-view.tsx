import type { FormModel } from '../../form/form-model';
import { range } from '../../logic/dates/range';
import { FormShell, RollUp, SubmitRow } from '../form-shell';
import { useCell } from '../use-cell';
import type { View } from '../view';
import { FullGroupView } from './full-group';
import type { FullModel } from './full-model';

/** The component of one full form. */
export const createFullView =
  (modelOf: (model: FormModel) => FullModel): View<{ model: FormModel }> =>
  ({ model }) => <FullView model={modelOf(model)} />;

/** A form of every kind of field as the visitor sees and fills it. */
function FullView({ model }: { model: FullModel }) {
  const { store, parts } = model;
  const { pageCount } = store;
  return (
    <FormShell model={model}>
      {parts.Start && <parts.Start model={model} />}
      {parts.NotYou && <parts.NotYou model={model} />}
      {range(pageCount).map((page) => (
        <Page key={page} model={model} page={page} />
      ))}
      {parts.Summary && <parts.Summary model={model} />}
      {parts.End && <parts.End model={model} />}
      <RollUp model={model} />
      {parts.Pager ? <parts.Pager model={model} /> : <SubmitRow model={model} />}
      {parts.Tail && <parts.Tail model={model} />}
    </FormShell>
  );
}

/** One page. All pages stay in the document, so that no input is lost, and one is shown. */
function Page({ model, page }: { model: FullModel; page: number }) {
  const { store, definition, parts } = model;
  const isCurrent = useCell(store.pages, (pages) => pages.page === page);
  const consent = page === store.pageCount - 1 && definition.consent;
  return (
    <div className="hs-form__page" hidden={!isCurrent}>
      {parts.PageHeading && <parts.PageHeading model={model} page={page} />}
      {definition.groups.map(
        (group, index) =>
          group.page === page && (
            <FullGroupView
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name and never change their order.
              key={index}
              model={model}
              group={group}
              index={index}
              cells={group.fields.flatMap(({ id }) => store.cellOf(id) ?? [])}
            />
          ),
      )}
      {consent && parts.ConsentBlock && <parts.ConsentBlock model={model} consent={consent} />}
    </div>
  );
}
