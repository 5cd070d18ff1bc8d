import { defineConfig } from 'vitepress';
import { classTokens, codeTheme } from './code-theme.mjs';
import { align, linkRepository, REPOSITORY } from './markdown.mjs';
import { mendTheme } from './mend-theme.mjs';
import { nav, sidebar } from './sidebar.mjs';

export default defineConfig({
  title: 'mountkit',
  description: 'Forms, popups, sticky elements, filtered lists and a basket for pages that belong to somebody else.',
  lang: 'en',
  base: '/docs/',
  cleanUrls: true,
  // The library would switch transitions off by a style element, which the site's policy does not let through.
  appearance: { disableTransition: false },
  srcExclude: ['README.md'],
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/mountkit.svg' }],
    // Beside the documentation on the example server: what the live examples are mounted by.
    ['script', { src: '/mountkit/mountkit.js', 'data-provider': '/', async: '' }],
  ],
  vite: { plugins: [mendTheme()] },
  markdown: {
    theme: codeTheme,
    codeTransformers: [classTokens],
    config: (md) => {
      md.use(linkRepository);
      md.use(align);
    },
  },
  themeConfig: {
    logo: '/mountkit.svg',
    nav,
    sidebar,
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY, ariaLabel: 'The repository' }],
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: { message: 'mountkit 0.1.0. MIT licence.' },
    notFound: {
      title: 'There is no such page',
      quote: 'It may have moved, or the address has a slip. The search above finds every page by its words.',
      linkText: 'To the first page',
      linkLabel: 'To the first page',
    },
  },
});
