import { type FullCell, isShown } from '../../logic/state/full-state';

/**
 * Refuses files that can no longer be read: deleted, renamed or changed since they were chosen. Otherwise the request
 * would fail without naming the file. They are removed from the field, since a browser fires no event when the same
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
