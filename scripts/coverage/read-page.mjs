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
  ['motion effects', 'sticky', /motion_fx_[a-z_]{1,40}(?:&quot;|"):(?:&quot;|")yes/],
  ['popups', 'popups', /data-elementor-type=["']popup["']/],
];

const ELEMENTS = new Set(['section', 'column', 'container']);
const ACTION = /#elementor-action(?::|%3A)action(?:=|%3D)([\w:%-]{1,200}?)(?:&|%26|\s|["'])/gi;

/** The type of a widget, without its skin; undefined for what is no widget. Old versions have it in `data-element_type`. */
function typeOf(tag) {
  const kind = readAttribute(tag, 'data-element_type') ?? '';
  const name = readAttribute(tag, 'data-widget_type') ?? (kind.includes('.') ? kind : '');
  if (name) return name.split('.')[0];
  return ELEMENTS.has(kind) || !kind ? undefined : kind;
}

/** The text without comments, scripts and what is drawn later; what nothing ends is text. Looks at no sign twice. */
function removeUnread(html) {
  const lower = html.toLowerCase();
  const endless = new Set();
  let text = '';
  let from = 0;
  for (const { index, 1: name } of html.matchAll(/<!--|<(script|noscript|template)\b/gi)) {
    const end = name === undefined ? '-->' : `</${name.toLowerCase()}>`;
    if (index < from || endless.has(end)) continue;
    const at = lower.indexOf(end, index);
    if (at < 0) endless.add(end);
    else {
      text += html.slice(from, index);
      from = at + end.length;
    }
  }
  return text + html.slice(from);
}

/** Each tag with its attributes, whose values may hold what looks like another. Looks at no sign twice. */
function* listTags(text) {
  const begin = /<[a-z]/gi;
  const rest = /(?:[^<>"']|"[^"]*"|'[^']*')*/y;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    rest.lastIndex = begin.lastIndex;
    rest.exec(text);
    begin.lastIndex = rest.lastIndex;
    if (text[rest.lastIndex] === '>') yield text.slice(found.index, rest.lastIndex + 1);
  }
}

/**
 * Reads a saved page: whether the builder made it, how many of each type of widget it has, what any element may have, and
 * the actions of its links.
 */
export function readPage(html) {
  const text = removeUnread(html);
  const types = new Map();
  for (const tag of listTags(text)) {
    if (!/\sdata-element_type=/i.test(tag)) continue;
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
