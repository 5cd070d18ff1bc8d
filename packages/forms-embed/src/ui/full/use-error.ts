import { isErrorVisible } from '../../logic/state/field-state';
import type { FullCell } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** The shown error of a field; empty for none. */
export function useError({ messages }: FullModel, cell: FullCell): string {
  return useCell(cell, (state) => {
    if (!isErrorVisible(state)) return '';
    return state.refusal ? messages.of(state.refusal.key, state.refusal.params) : state.serverMessage;
  });
}
