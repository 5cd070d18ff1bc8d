// Pure: the text of a saved page in, what the page builder has put on it out.

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#039': "'", '#39': "'", '#038': '&' };
const decode = (text) => text.replace(/&(amp|lt|gt|quot|apos|#0?39|#038);/g, (_, name) => NAMED[name]);

/** An attribute of a tag, decoded; undefined where it has none. */
function readAttribute(tag, name) {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decode(value);
}

/** What any element may have: its name, the family that takes it over, and what of a page shows it. */
export const FEATURES = [
  ['entrance animations', 'reveal', /class=["'][^"']*\belementor-invisible\b/],
  ['stretched sections', 'elementor', /class=["'][^"']*\belementor-section-stretched\b/],
  ['background videos', 'page', /background_background(?:&quot;|"):(?:&quot;|")video/],
  ['background slideshows', 'page', /background_background(?:&quot;|"):(?:&quot;|")slideshow/],
  ['drop caps', 'elementor', /drop_cap(?:&quot;|"):(?:&quot;|")yes/],
  ['pictures in a lightbox', 'lightbox', /data-elementor-open-lightbox=["']yes|data-elementor-lightbox/],
  ['sticky elements', 'sticky', /(?:&quot;|")sticky(?:&quot;|"):(?:&quot;|")(?:top|bottom)/],
  ['motion effects', 'sticky', /motion_fx_\w+(?:&quot;|"):(?:&quot;|")yes/],
  ['popups', 'popups', /data-elementor-type=["']popup["']/],
];

const ELEMENTS = new Set(['section', 'column', 'container']);
const ACTION = /#elementor-action(?::|%3A)action(?:=|%3D)([\w:%-]+?)(?:&|%26|\s|["'])/gi;

/** The type of a widget, without its skin; undefined for what is no widget. Old versions have it in `data-element_type`. */
function typeOf(tag) {
  const kind = readAttribute(tag, 'data-element_type') ?? '';
  const name = readAttribute(tag, 'data-widget_type') ?? (kind.includes('.') ? kind : '');
  if (name) return name.split('.')[0];
  return ELEMENTS.has(kind) || !kind ? undefined : kind;
}

/**
 * Reads a saved page: whether the builder made it, how many of each type of widget it has, what any element may have, and
 * the actions of its links.
 */
export function readPage(html) {
  const text = html.replace(/<!--.*?-->|<(script|noscript|template)\b.*?<\/\1>/gis, '');
  const types = new Map();
  for (const [tag] of text.matchAll(
    /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*\sdata-element_type=(?:[^<>"']|"[^"]*"|'[^']*')*>/gi,
  )) {
    const type = typeOf(tag);
    if (type) types.set(type, (types.get(type) ?? 0) + 1);
  }
  return {
    isBuilt: types.size > 0 || /\sdata-elementor-type=/.test(text),
    types,
    features: FEATURES.filter(([, , pattern]) => pattern.test(text)).map(([name, family]) => ({ name, family })),
    actions: new Set([...text.matchAll(ACTION)].map(([, action]) => decodeURIComponent(action).toLowerCase())),
  };
}
