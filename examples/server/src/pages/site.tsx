/** @jsxImportSource hono/jsx */
import type { Site } from '@mountkit/provider';

/** What stands around the pages that speak for mountkit itself. */
export const site: Site = {
  links: [
    { href: '/', label: 'Pages' },
    { href: '/docs/', label: 'Docs' },
    { href: '/marketing/', label: 'Marketing' },
    { href: '/admin/', label: 'Stored data' },
  ],
  footer: (
    <>
      mountkit example server. What you send here stays in this server’s own database, and{' '}
      <a href="/admin/">you can look at it</a>.
    </>
  ),
  sendForm: <a href="/marketing/">Send the form on the marketing page</a>,
  makeFigures: (
    <>
      <a href="/marketing/">Send the form on the marketing page</a>, open <a href="/popups/">a popup</a>,{' '}
      <a href="/shop/">fill a basket</a>
    </>
  ),
};
