import type { MoreSource } from '../../on-demand/engine/more';

/** Further pages below the list, where the page wants them there: a chunk of its own. */
export function openMoreOf(source: MoreSource): { update(): void; close(): void } {
  let opened: ReturnType<typeof import('../../on-demand/engine/more').openMore> | undefined;
  let isClosed = false;
  if (source.settings().more !== 'links') {
    import('../../on-demand/engine/more').then(
      ({ openMore }) => {
        if (!isClosed) opened = openMore(source);
      },
      // The links to other pages are there.
      () => {},
    );
  }
  return {
    update: () => opened?.update(),
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
