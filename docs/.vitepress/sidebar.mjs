const page = (text, link) => ({ text, link });

export const nav = [
  page('Start', '/start'),
  page('Widgets', '/widgets/'),
  page('Reference', '/reference/'),
  page('Security', '/security'),
  { component: 'ServerLink', props: { text: 'Playground', href: '/playground/' } },
  { component: 'ServerLink', props: { text: 'Example pages', href: '/' } },
];

/** One sidebar for every page: a reader sees the whole book. */
export const sidebar = [
  {
    text: 'Begin',
    items: [
      page('Your first form', '/start'),
      page('A form of your own', '/guide/own-form'),
      page('Pasting the tag', '/guide/paste-guide'),
      page('The script tag', '/widgets/mountkit'),
    ],
  },
  {
    text: 'Widgets',
    items: [
      page('All of them', '/widgets/'),
      page('Forms', '/widgets/forms-embed'),
      page('Popups', '/widgets/popup-engine'),
      page('Sticky and motion', '/widgets/sticky'),
      page('Filters', '/widgets/loop-filter'),
      page('Cart', '/widgets/shop-cart'),
      page('Page widgets', '/widgets/page-widgets'),
    ],
  },
  {
    text: 'On your page',
    items: [
      page('Attributes', '/guide/attributes'),
      page('Every option of a form', '/guide/form-options'),
      page('Writing a definition', '/guide/definition'),
      page('Events and callbacks', '/guide/events'),
      page('Consent', '/guide/consent'),
      page('Styling', '/guide/styling'),
      page('Looks to copy', '/guide/looks'),
      page('Modes and frames', '/guide/modes'),
      page('Bad input', '/guide/bad-input'),
      page('Troubleshooting', '/guide/troubleshooting'),
    ],
  },
  {
    text: 'In your stack',
    items: [
      page('With a framework', '/guide/frameworks'),
      page('Site builders and tag managers', '/guide/platforms'),
      page('On a WordPress site', '/guide/wordpress'),
      page('The WordPress plugin', '/widgets/wordpress'),
      page('A forms host of your own', '/widgets/provider'),
      page('Deploying the provider', '/guide/deploy'),
      page('Growing', '/guide/scale'),
      page('Serving the files', '/guide/serving'),
      page('From a CDN', '/reference/cdn'),
      page('Versions and upgrades', '/guide/releases'),
      page('Being told of submissions', '/guide/notifications'),
      page('People, roles and keys', '/guide/people'),
      page('Single-page applications', '/guide/single-page-applications'),
      page('Rendering on a server', '/guide/server-rendering'),
      page('A widget of your own', '/widgets/core'),
    ],
  },
  {
    text: 'Coming from another script',
    items: [
      page('HubSpot’s forms', '/migration/hubspot'),
      page('Check your own pages first', '/migration/check-your-pages'),
      page('Elementor’s effects', '/migration/elementor'),
      page('WooCommerce’s basket', '/migration/woocommerce'),
    ],
  },
  {
    text: 'Trust',
    items: [
      page('Security', '/security'),
      page('Privacy', '/guide/privacy'),
      page('Storage', '/guide/storage'),
      page('Accessibility', '/accessibility'),
      page('Browsers', '/guide/browsers'),
      page('Sizes', '/reference/sizes'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('How to read it', '/reference/'),
      page('forms-embed', '/reference/forms-embed'),
      page('popup-engine', '/reference/popup-engine'),
      page('sticky', '/reference/sticky'),
      page('loop-filter', '/reference/loop-filter'),
      page('shop-cart', '/reference/shop-cart'),
      page('page-widgets', '/reference/page-widgets'),
      page('core', '/reference/core'),
      page('Error codes', '/reference/errors'),
      page('Console messages', '/reference/messages'),
    ],
  },
];
