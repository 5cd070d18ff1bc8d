import type { SyntheticEvent } from 'react';
import type { FormModel } from '../form/form-model';
import type { FieldGroup } from '../logic/definition/definition';
import { FormShell, RollUp, SubmitRow } from './form-shell';
import { TextField } from './text-field';

/** A form of text fields as the visitor sees and fills it. */
export function TextFormView({ model }: { model: FormModel }) {
  const { definition, store } = model;
  let index = 0;
  const inputOf = (event: SyntheticEvent) => event.target as HTMLInputElement;
  const cellOf = (event: SyntheticEvent) => store.fields.find(({ field }) => field.id === inputOf(event).name);
  return (
    <FormShell model={model}>
      {/* A form rebuilds the list of its controls at each child that is put into it; one child is cheap. */}
      <div
        // Listeners of each field of its own would take longer to add than the field to draw.
        onInputCapture={(event) => cellOf(event)?.change(inputOf(event).value)}
        onFocusCapture={(event) => cellOf(event)?.dispatch({ type: 'focused' })}
        onBlurCapture={(event) => cellOf(event)?.dispatch({ type: 'blurred' })}
      >
        {definition.groups.map((group, groupIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name and never change their order.
          <fieldset key={groupIndex} role="none" className={`form-columns-${columnsOf(group)}`}>
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

/** Hidden fields take no column. */
const columnsOf = ({ fields }: FieldGroup): number => Math.min(fields.filter(({ hidden }) => !hidden).length, 3);
