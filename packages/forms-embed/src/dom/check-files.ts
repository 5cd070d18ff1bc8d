import { isShown, type RichCell } from '../logic/rich-state';

/**
 * Refuses the files that cannot be read any more: deleted, renamed or changed since they were chosen. The request would
 * fail without saying which one it was.
 */
export async function checkFiles(cells: readonly RichCell[]): Promise<void> {
  await Promise.all(
    cells
      .filter(({ get }) => isShown(get()))
      .map(async ({ get, dispatch }) => {
        const { files = [], refusal } = get();
        const areRead = await Promise.all(files.map((file) => isReadable(file as File)));
        if (!refusal && areRead.includes(false))
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
