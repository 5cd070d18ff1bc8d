import type { FormModel } from '../form/form-model';
import { isErrorVisible } from '../logic/state/field-state';
import type { FieldCell } from '../logic/state/store';
import { useCell } from './use-cell';

/** The shown error of a field; empty for none. */
export function useError({ messages }: FormModel, cell: FieldCell): string {
  return useCell(cell, (state) => {
    if (!isErrorVisible(state)) return '';
    return state.refusal ? messages.of(state.refusal.key, state.refusal.params) : state.serverMessage;
  });
}
