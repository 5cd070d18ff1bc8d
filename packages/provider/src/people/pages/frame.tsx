/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { renderAdminFrame } from '../../notify/pages/admin-frame';
import type { PageContext } from '../../pages';

/** A page about people and their accounts. */
export const renderPeopleFrame = (ctx: PageContext, page: { title: string; intro: Child; children?: Child }): string =>
  renderAdminFrame(ctx, {
    ...page,
    description: 'Who may see and change what is stored on this server.',
    sheets: ['people'],
  });

/** A text that is shown once, such as a link or a key. */
export function ShownOnce({ id, title, children }: { id: string; title: string; children?: Child }) {
  return (
    <section class="people-once" aria-labelledby={id} role="status">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
