import { type FullCell, isShown } from '../../logic/state/full-state';

/**
 * Refuses the files that cannot be read any more: deleted, renamed or changed since they were chosen. The request would
 * fail without saying which one it was. They are taken out of the field: a browser tells of no change when the same
 * file is chosen again.
 */
export async function checkFiles(cells: readonly FullCell[]): Promise<void> {
  const chosen = cells.filter(({ get }) => isShown(get()) && !get().refusal);
  await Promise.all(
    chosen.map(async ({ get, change, dispatch }) => {
      const areRead = await Promise.all((get().files ?? []).map((file) => isReadable(file as File)));
      if (areRead.every(Boolean)) return;
      change('');
      dispatch({ type: 'refused', refusal: { key: 'fileUnreadable', params: {} } });
    }),
  );
}

/** Whether the first byte can be read. */
const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
