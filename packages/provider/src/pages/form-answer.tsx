/** @jsxImportSource hono/jsx */
import type { PageContext } from './context';
import { Document, toDocument } from './document';
import { SiteFrame } from './site-frame';

interface FormAnswer {
  title: string;
  words: string;
  /** What is wrong with which field. */
  problems: readonly { field: string; message: string }[];
  /** The page the form was on. */
  back: string | null;
}

/** What a visitor without scripts sees after a form was sent that leads nowhere else. */
export function renderFormAnswer({ title, words, problems, back, ...ctx }: PageContext & FormAnswer): string {
  return toDocument(
    <Document title={`${title} · mountkit`} description="What became of your form." sheets={['panel']} look="mountkit">
      <SiteFrame ctx={ctx}>
        <section class="wrap panel">
          <h1>{title}</h1>
          <p>{words}</p>
          {problems.length === 0 ? null : (
            <ul>
              {problems.map(({ field, message }) => (
                <li>
                  {field}: {message}
                </li>
              ))}
            </ul>
          )}
          {back === null ? null : (
            <p>
              <a class="button" href={back}>
                Back to the form
              </a>
            </p>
          )}
        </section>
      </SiteFrame>
    </Document>,
  );
}
