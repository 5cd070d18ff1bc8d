import type { FullCell } from '../../logic/state/full-state';
import { useCell } from '../use-cell';
import type { ControlProps } from './full-model';

/** One or more files. */
export function FileControl({ cell, common }: ControlProps) {
  const { field } = cell;
  useCell(cell, (state) => state.value);
  return (
    <input
      {...common}
      type="file"
      // Specification 2 section 9.
      size={30}
      multiple={field.metaData.multiple !== 'false'}
      ref={(input) => restoreFiles(cell, input)}
      onChange={({ currentTarget: { files } }) => {
        const chosen = [...(files ?? [])];
        cell.change(chosen.map(({ name }) => name).join(';'), chosen);
      }}
    />
  );
}

/**
 * Restores the chosen files in the new input of a field that was hidden and is shown again, and empties the input of a
 * field that was reset.
 */
function restoreFiles(cell: FullCell, input: HTMLInputElement | null): void {
  const files = cell.get().files ?? [];
  if (!input) return;
  if (files.length === 0) input.value = '';
  if (files.length === 0 || input.files?.length) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file as File);
  input.files = transfer.files;
}
