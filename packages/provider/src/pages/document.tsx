/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

interface DocumentProps {
  title: string;
  description: string;
  /** Names of style sheets under /assets/, loaded after the shared one and that of the look. */
  sheets?: readonly string[];
  /** Class of the body: which look the page wears, and the name of its style sheet and icon. */
  look: 'mountkit' | 'wrenhouse' | 'moss';
  /** More classes of the body. */
  bodyClass?: string;
  /** The number that a storefront's configuration knows the page by. */
  post?: number;
  /** Scripts and whatever else belongs into the head. */
  head?: Child;
  children?: Child;
}

/** The shell around every page: head, skip link, body. */
export function Document({ title, description, sheets = [], look, bodyClass, post, head, children }: DocumentProps) {
  const classes = [look, bodyClass, post === undefined ? undefined : `page page-id-${post}`];
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={`/assets/${look}.svg`} />
        {['site', look, ...sheets].map((sheet) => (
          <link rel="stylesheet" href={`/assets/${sheet}.css`} />
        ))}
        {head}
      </head>
      <body class={classes.filter(Boolean).join(' ')} data-post-id={post}>
        <a class="skip-link" href="#content">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}

/** A page as the text of a whole document. */
export function toDocument(page: unknown): string {
  return `<!doctype html>${String(page)}`;
}
