/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { renderPanel } from './panel-page';

/** The answer to somebody whose role does not go that far. */
export function renderForbidden({ message, ...ctx }: PageContext & { message: string }): string {
  return renderPanel(ctx, {
    title: 'Your role does not go that far',
    description: 'This page asks for another role.',
    children: (
      <>
        <p>{message} An owner of your portal can give you another role.</p>
        <p>
          <a class="button" href="/admin/forms/">
            Go to the forms
          </a>
        </p>
      </>
    ),
  });
}
