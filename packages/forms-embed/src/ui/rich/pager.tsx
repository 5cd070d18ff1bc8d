import { SubmitRow } from '../form-shell';
import { useCell } from '../use-cell';
import type { RichModel } from './rich-model';

/** What ends a page: back, how far the visitor is, and on or, on the last page, the form's own button. */
export function Pager({ model }: { model: RichModel }) {
  const { store, messages } = model;
  const page = useCell(store.pages, (pages) => pages.page);
  const isLast = page === store.pageCount - 1;
  const progress = { currentPage: page + 1, numberOfPages: store.pageCount };
  return (
    <div className="hs-form__pagination-content-container">
      {page > 0 && (
        <button type="button" className="hs-back-button" onClick={store.previous}>
          {messages.of('previous')}
        </button>
      )}
      <progress
        className="mk-progress"
        value={page + 1}
        max={store.pageCount}
        aria-label={messages.of('progress', progress)}
      />
      <span className="mk-pages">{messages.of('progress', progress)}</span>
      {isLast || (
        // A submit button, so that Enter in a field goes on.
        <button type="submit" className="hs-next-button hs-button primary">
          {messages.of('next')}
        </button>
      )}
      {/* In the document from the start: where no script runs, all pages are one, and this is their button. */}
      <div className="hs-form__last" hidden={!isLast}>
        <SubmitRow model={model} />
      </div>
    </div>
  );
}
