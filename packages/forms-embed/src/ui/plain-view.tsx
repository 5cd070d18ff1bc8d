import type { FormModel } from '../form-model';
import { FormShell, RollUp, SubmitRow } from './form-shell';
import { TextField } from './text-field';

/** A form of text fields as the visitor sees and fills it. */
export function PlainView({ model }: { model: FormModel }) {
  const { definition, store } = model;
  let index = 0;
  return (
    <FormShell model={model}>
      {/* A form rebuilds the list of its controls at each child that is put into it; one child is cheap. */}
      <div>
        {definition.groups.map((group, groupIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name and never change their order.
          <fieldset key={groupIndex} role="none" className={`form-columns-${Math.min(group.fields.length, 3)}`}>
            {group.fields.map((field) => {
              const cell = store.fields[index++];
              return cell && <TextField key={field.id} model={model} cell={cell} />;
            })}
          </fieldset>
        ))}
      </div>
      <RollUp model={model} />
      <SubmitRow model={model} />
    </FormShell>
  );
}
