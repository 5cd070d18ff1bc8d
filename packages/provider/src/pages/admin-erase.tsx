/** @jsxImportSource hono/jsx */
import { countOf, shorten } from './admin-format';
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

const LONGEST_EMAIL = 120;

interface EraseProps {
  email: string | null;
  /** How much there is, by kind. */
  counts: Readonly<Record<'submissions' | 'files', number>>;
  /** What becomes of what parts have stored, in sentences. */
  further: readonly string[];
}

/** The question before somebody is erased. */
export function renderAdminErase({ email, counts, further, ...ctx }: PageContext & EraseProps): string {
  return toDocument(
    <Document
      title="Erase a contact · mountkit"
      description="Asks before everything that is stored of somebody is erased."
      sheets={['panel']}
      look="mountkit"
    >
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>Erase {shorten(email ?? 'this contact', LONGEST_EMAIL)}?</h1>
          <ul class="panel__list">
            <li>
              {countOf(counts.submissions, 'submission')} with {countOf(counts.files, 'file')} and all that they say
              will be removed.
            </li>
            {further.map((sentence) => (
              <li>{sentence}</li>
            ))}
            <li>If this address is unsubscribed from emails, that stays known, so that none is sent to it.</li>
          </ul>
          <p>This cannot be undone.</p>
          <form class="panel__form" method="post" action={ctx.path}>
            <button class="button" type="submit">
              Erase for good
            </button>
          </form>
          <p>
            <a href="/admin/#contacts">Cancel</a>
          </p>
        </section>
      </SiteFrame>
    </Document>,
  );
}
