import { isErrorVisible } from '../../logic/field-state';
import type { RichCell } from '../../logic/rich-state';
import { useCell } from '../use-cell';
import type { RichModel } from './rich-model';

/** The error of a field that the visitor may see now; empty for none. */
export function useError({ messages }: RichModel, cell: RichCell): string {
  return useCell(cell, (state) => {
    if (!isErrorVisible(state)) return '';
    return state.refusal ? messages.of(state.refusal.key, state.refusal.params) : state.serverMessage;
  });
}
