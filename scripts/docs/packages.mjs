/**
 * What the reference is made of: for each package its entries, the schemas that its settings are read by, each with
 * the types that describe them, and its events. `hyphens` says that a key with underscores may stand in an attribute
 * of its own, with hyphens in their place.
 */
export const PACKAGES = [
  {
    name: 'forms-embed',
    title: 'forms-embed',
    entries: ['', 'react', 'access', 'links', 'prepare', 'rules', 'server'],
    events: [{ widget: 'forms', file: 'events.ts', type: 'FormEvents' }],
    schemas: [
      {
        title: 'A form',
        mark: 'form',
        file: 'settings/full-settings.ts',
        schema: 'FULL_SCHEMA',
        types: ['options.ts:TextFormOptions', 'options.ts:FullOptions'],
      },
      {
        title: 'A signup link',
        mark: 'signup-link',
        file: 'links/settings.ts',
        schema: 'SIGNUP_LINK_SCHEMA',
        types: ['links/settings.ts:SignupLinkOptions'],
      },
      {
        title: 'A viral link',
        mark: 'viral-link',
        file: 'links/settings.ts',
        schema: 'VIRAL_LINK_SCHEMA',
        types: ['links/settings.ts:ViralLinkOptions'],
      },
    ],
  },
  {
    name: 'popup-engine',
    title: 'popup-engine',
    entries: ['', 'react'],
    events: [{ widget: 'popups', file: 'events.ts', type: 'PopupEvents' }],
    schemas: [
      {
        title: 'A popup',
        mark: 'popup',
        file: 'settings.ts',
        schema: 'POPUP_SCHEMA',
        types: ['settings.ts:PopupSettings'],
      },
      {
        title: 'Display rules',
        within: 'timing',
        file: 'settings/timing-settings.ts',
        schema: 'TIMING_SCHEMA',
        types: ['settings/timing-settings.ts:Timing'],
      },
      {
        title: 'Triggers',
        within: 'triggers',
        file: 'settings/trigger-settings.ts',
        schema: 'TRIGGER_SCHEMA',
        types: ['settings/trigger-settings.ts:Triggers'],
      },
      {
        title: 'An off-canvas panel',
        mark: 'off-canvas',
        file: 'settings.ts',
        schema: 'OFF_CANVAS_SCHEMA',
        types: ['settings.ts:OffCanvasSettings'],
      },
    ],
  },
  {
    name: 'sticky',
    title: 'sticky',
    entries: ['', 'react'],
    events: [{ widget: 'sticky', file: 'events.ts', type: 'StickyEvents' }],
    schemas: [
      {
        title: 'A sticky element',
        mark: 'sticky',
        file: 'settings.ts',
        schema: 'STICKY_SCHEMA',
        types: ['settings.ts:StickyOptions'],
      },
      {
        title: 'Motion',
        mark: 'motion',
        file: 'settings/motion-settings.ts',
        schema: 'MOTION_SCHEMA',
        types: ['settings/motion-settings.ts:MotionOptions'],
      },
      { title: 'A way to the top', mark: 'scroll-top', types: ['settings/page-settings.ts:ScrollTopOptions'] },
      { title: 'A background that waits', mark: 'lazy', types: ['settings/page-settings.ts:LazyOptions'] },
    ],
  },
  {
    name: 'loop-filter',
    title: 'loop-filter',
    entries: ['', 'react'],
    events: [{ widget: 'filters', file: 'events.ts', type: 'FilterEvents' }],
    schemas: [
      { title: 'A list', mark: 'loop', file: 'settings.ts', schema: 'LOOP_SCHEMA', types: ['settings.ts:LoopOptions'] },
      {
        title: 'A group of controls',
        mark: 'loop-filter',
        file: 'settings.ts',
        schema: 'FILTER_SCHEMA',
        types: ['settings.ts:FilterOptions'],
      },
    ],
  },
  {
    name: 'shop-cart',
    title: 'shop-cart',
    entries: ['', 'react'],
    events: [{ widget: 'cart', file: 'events.ts', type: 'CartEvents' }],
    schemas: [
      {
        title: 'The cart',
        mark: 'cart',
        file: 'settings.ts',
        schema: 'CART_SCHEMA',
        types: ['settings.ts:CartOptions'],
      },
    ],
  },
  {
    name: 'page-widgets',
    title: 'page-widgets',
    entries: [
      '',
      'carousel',
      'countdown',
      'disclosure',
      'headline',
      'hotspot',
      'menu',
      'page',
      'reveal',
      'share',
      'toc',
      'react',
    ],
    events: [
      { widget: 'reveal', file: 'reveal/events.ts', type: 'RevealEvents' },
      { widget: 'disclosure', file: 'disclosure/events.ts', type: 'DisclosureEvents' },
      { widget: 'carousel', file: 'carousel/events.ts', type: 'CarouselEvents' },
      { widget: 'menu', file: 'menu/events.ts', type: 'MenuEvents' },
      { widget: 'toc', file: 'toc/events.ts', type: 'TocEvents' },
      { widget: 'share', file: 'share/events.ts', type: 'ShareEvents' },
      { widget: 'countdown', file: 'countdown/events.ts', type: 'CountdownEvents' },
      { widget: 'headline', file: 'headline/events.ts', type: 'HeadlineEvents' },
      { widget: 'hotspot', file: 'hotspot/events.ts', type: 'HotspotEvents' },
      { widget: 'page', file: 'page/events.ts', type: 'PageEvents' },
    ],
    schemas: [
      ['An entrance', 'reveal', 'reveal', 'REVEAL_SCHEMA', 'RevealOptions'],
      ['A counter', 'counter', 'reveal', 'COUNTER_SCHEMA', 'CounterOptions'],
      ['A progress bar', 'progress', 'reveal', 'PROGRESS_SCHEMA', 'ProgressOptions'],
      ['Tabs', 'tabs', 'disclosure', 'TABS_SCHEMA', 'TabsOptions'],
      ['An accordion', 'accordion', 'disclosure', 'ACCORDION_SCHEMA', 'AccordionOptions'],
      ['A carousel', 'carousel', 'carousel', 'CAROUSEL_SCHEMA', 'CarouselOptions'],
      ['A menu', 'menu', 'menu', 'MENU_SCHEMA', 'MenuOptions'],
      ['A table of contents', 'toc', 'toc', 'TOC_SCHEMA', 'TocOptions'],
      ['Reading progress', 'tracker', 'toc', 'TRACKER_SCHEMA', 'TrackerOptions'],
      ['Share buttons', 'share', 'share', 'SHARE_SCHEMA', 'ShareOptions'],
      ['A countdown', 'countdown', 'countdown', 'COUNTDOWN_SCHEMA', 'CountdownOptions'],
      ['A headline', 'headline', 'headline', 'HEADLINE_SCHEMA', 'HeadlineOptions'],
      ['Text on a path', 'text-path', 'headline', 'TEXT_PATH_SCHEMA', 'TextPathOptions'],
      ['Points on a picture', 'hotspot', 'hotspot', 'HOTSPOT_SCHEMA', 'HotspotOptions'],
      ['A background', 'background', 'page', 'BACKGROUND_SCHEMA', 'BackgroundOptions'],
      ['An alert', 'alert', 'page', 'ALERT_SCHEMA', 'AlertOptions'],
    ].map(([title, mark, family, schema, type]) => {
      const file = `${family}/settings.ts`;
      return { title, mark, file, schema, types: [`${file}:${type}`] };
    }),
  },
  { name: 'core', title: 'core', entries: ['', 'logic', 'react'], events: [], schemas: [] },
];
