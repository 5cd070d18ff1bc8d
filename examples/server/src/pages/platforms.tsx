/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** One way to run a shop. */
export interface Platform {
  id: string;
  name: string;
  text: string;
  suits: string;
  /** What happens next, once this one was picked. */
  next: string;
  icon: Child;
}

/** The four ways to run a shop, in the order they are offered. */
export const platforms: readonly Platform[] = [
  {
    id: 'hosted',
    name: 'Hosted by us',
    text: 'A whole shop on its own address. We look after all of it.',
    suits: 'Suits a first shop',
    next: 'Your shop is ready to be filled. We send you a link to its first page.',
    icon: <path d="M5 17 20 6l15 11v15a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM16 35V24h8v11" />,
  },
  {
    id: 'plugin',
    name: 'In your website',
    text: 'A plugin adds the shop to the site you already write in.',
    suits: 'Suits a blog or a studio site',
    next: 'We send you the plugin and a key. Installing it takes a few minutes.',
    icon: <path d="M5 8h30v24H5zM5 15h30M10 11.5h.01M14 11.5h.01M24 20v8M20 24h8" />,
  },
  {
    id: 'tag',
    name: 'One script tag',
    text: 'Paste a line into any page, and buttons and a basket appear.',
    suits: 'Suits a page you edit by hand',
    next: 'We send you the line to paste, with your products already in it.',
    icon: <path d="m13 12-8 8 8 8M27 12l8 8-8 8M23 8l-6 24" />,
  },
  {
    id: 'api',
    name: 'Your own front end',
    text: 'You build the pages. We answer for products, baskets and orders.',
    suits: 'Suits a team with a developer',
    next: 'We send you a test key and the address of the reference.',
    icon: (
      <path d="M17 6c-7 0-5 5-5 9 0 3-2 5-5 5 3 0 5 2 5 5 0 4-2 9 5 9M23 6c7 0 5 5 5 9 0 3 2 5 5 5-3 0-5 2-5 5 0 4 2 9-5 9" />
    ),
  },
];

/** The platform of that id, or null where there is none. */
export function findPlatform(id: string | null | undefined): Platform | null {
  return platforms.find((platform) => platform.id === id) ?? null;
}
