import type { FullCell } from '../../logic/state/full-state';
import type { ControlProps } from './full-model';

/** The browser's own control for files: what a form has where the code that does more for them cannot be loaded. */
export const FileControl = ({ cell, common }: ControlProps) => (
  <input
    {...common}
    type="file"
    multiple={takesSeveral(cell)}
    onChange={({ currentTarget: { files } }) => {
      const chosen = [...(files ?? [])];
      cell.change(chosen.map(({ name }) => name).join(';'), chosen);
    }}
  />
);

export const takesSeveral = ({ field }: FullCell): boolean => field.metaData.multiple === 'true';
